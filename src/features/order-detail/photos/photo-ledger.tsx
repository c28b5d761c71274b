import { useTranslation } from '@/lib/i18n/use-translation';
import type { OrderImage } from '@/api/order/order-requests';
import type { OrderType } from '@/domain/order/kinds';
import { formatStamp } from '@/domain/text/format';
import { shortHash } from '@/domain/order/photos';
import { Button } from '@/ui/kit/button/button';
import { CopyButton } from '@/ui/kit/button/copy-button';
import { Disclosure } from '@/ui/kit/layout/disclosure';
import { ToneChip } from '@/ui/kit/feedback/tone-chip';
import { styled } from '@/ui/styled';
import { usePhotoLabels } from './use-photo-labels';
import { useVerification, type Verdict } from './use-verification';

const List = styled('ol')(({ theme }) => ({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: theme.spacing(0, 3),
    alignItems: 'center',
    paddingBlock: theme.spacing(2),
    borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
    fontSize: theme.typography.caption.fontSize,
  },
  '& code': { color: theme.vars.palette.text.secondary },
}));
const Lead = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
}));

const VERDICT_TONE = {
  checking: 'neutral',
  unchanged: 'success',
  changed: 'error',
  unreachable: 'attention',
  unknown: 'neutral',
} as const satisfies Record<Verdict, string>;

type PhotoLedgerProps = { images: readonly OrderImage[]; orderType: OrderType };

/** A line per photo with its SHA-256 fingerprint, and whether the file still matches it. Needs the `ledger` texts. */
export function PhotoLedger({ images, orderType }: PhotoLedgerProps) {
  const { t } = useTranslation('ledger');
  const { kindName, roomName, itemName } = usePhotoLabels(orderType);
  const { verdictOf, isChecking, verify } = useVerification(images);
  if (!images.some(({ sha256 }) => sha256)) return null;

  const nameOf = ({ kind, room, item }: OrderImage, index: number) =>
    [`${index + 1}. ${kindName(kind)}`, room ? roomName(room) : null, itemName(item)].filter(Boolean).join(' · ');
  const text = images
    .map((image, index) =>
      [nameOf(image, index), formatStamp(image.takenAt ?? image.createdAt), image.sha256 ?? '-'].join('\t'),
    )
    .join('\n');

  return (
    <Disclosure summary={t('title')}>
      <Lead>{t('lead')}</Lead>
      <List aria-label={t('title')}>
        {images.map((image, index) => {
          const verdict = verdictOf(image.id);
          return (
            <li key={image.id}>
              <span>
                {nameOf(image, index)}
                <br />
                <time dateTime={image.takenAt ?? image.createdAt}>
                  {formatStamp(image.takenAt ?? image.createdAt)}
                </time>{' '}
                {image.sha256 ? <code>{shortHash(image.sha256)}</code> : null}
              </span>
              <span role="status">
                {verdict ? <ToneChip tone={VERDICT_TONE[verdict]}>{t(`verdict.${verdict}`)}</ToneChip> : null}
              </span>
            </li>
          );
        })}
      </List>
      <Row>
        <Button size="small" variant="outline" isLoading={isChecking} onClick={() => void verify()}>
          {t('verify')}
        </Button>
        <CopyButton size="small" text={text} label={t('copy')} />
      </Row>
    </Disclosure>
  );
}
