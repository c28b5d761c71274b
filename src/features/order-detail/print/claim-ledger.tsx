import { useTranslation } from '@/lib/i18n/use-translation';
import type { OrderImage } from '@/api/order/order-requests';
import type { OrderType } from '@/domain/order/kinds';
import { formatStamp } from '@/domain/text/format';
import { styled } from '@/ui/styled';
import { usePhotoLabels } from '../photos/use-photo-labels';
import type { Verdict } from '../photos/use-verification';

const List = styled('ol')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  '& > li': {
    paddingBlock: theme.spacing(2),
    borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
    breakInside: 'avoid',
  },
  '& code': { display: 'block', overflowWrap: 'anywhere', color: theme.vars.palette.text.secondary },
}));

type ClaimLedgerProps = {
  images: readonly OrderImage[];
  orderType: OrderType;
  verdictOf: (id: string) => Verdict | null;
};

/** The full fingerprints, for later verification. */
export function ClaimLedger({ images, orderType, verdictOf }: ClaimLedgerProps) {
  const { t } = useTranslation(['sheets', 'ledger']);
  const { kindName, roomName, itemName } = usePhotoLabels(orderType);
  return (
    <section data-long="true">
      <h2>{t('ledger:title')}</h2>
      <List>
        {images.map((image, index) => {
          const verdict = verdictOf(image.id);
          const texts = [
            `${index + 1}. ${kindName(image.kind)}`,
            image.room ? roomName(image.room) : null,
            itemName(image.item),
            image.takenAt ? t('ledger:takenAt', { time: formatStamp(image.takenAt) }) : null,
            t('ledger:sentAt', { time: formatStamp(image.createdAt) }),
            verdict ? t(`ledger:verdict.${verdict}`) : null,
          ];
          return (
            <li key={image.id}>
              {texts.filter(Boolean).join(' · ')}
              {image.sha256 ? <code>{`SHA-256 ${image.sha256}`}</code> : null}
            </li>
          );
        })}
      </List>
    </section>
  );
}
