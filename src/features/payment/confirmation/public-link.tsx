import { useTranslation } from '@/lib/i18n/use-translation';
import { publicOrderRoute } from '@/config/routes';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { publicOrderUrl } from '@/lib/share/public-order-url';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { useIsAtLeast } from '@/ui/kit/layout/use-is-at-least';
import { Skeleton } from '@/ui/kit/feedback/skeleton';
import { LinkQr } from '@/ui/share/link-qr';
import { ShareButtons } from '@/ui/share/share-buttons';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(6),
}));
const Texts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  flex: '1 1 240px',
  minWidth: 0,
}));
const Address = styled('p')(({ theme }) => ({
  padding: theme.spacing(3, 4),
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.surface.sunken,
  fontSize: theme.typography.body2.fontSize,
  overflowWrap: 'anywhere',
  userSelect: 'all',
  WebkitUserSelect: 'all',
}));
const Picture = styled('figure')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  // The caption is as wide as the code.
  gridTemplateColumns: 'min-content',
  margin: '0 auto',
  '& > figcaption': {
    textAlign: 'center',
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
  },
}));

type PublicLinkProps = {
  organizationId: string;
  orderId: string;
  /** Whether nothing is more urgent; an order by card has to be paid first. */
  isMain: boolean;
};

/** The public link of the order: to send, to open, or, on a desktop, to scan with a phone. */
export function PublicLink({ organizationId, orderId, isMain }: PublicLinkProps) {
  const { t } = useTranslation(['payment', 'common']);
  const hasShareTexts = useLazyTexts('share');
  const hasQr = useIsAtLeast('md');
  const url = publicOrderUrl(useLocale(), organizationId, orderId);

  return (
    <SectionCard title={t('confirmation.link')} lead={t('confirmation.linkHint')}>
      <Row>
        <Texts>
          {hasShareTexts ? <ShareButtons url={url} status={t('placed.title')} /> : <Skeleton height={44} />}
          <Address>{url}</Address>
          <ButtonLink variant={isMain ? 'primary' : 'secondary'} href={publicOrderRoute(organizationId, orderId)}>
            {t('confirmation.open')}
          </ButtonLink>
        </Texts>
        {hasQr ? (
          <Picture>
            <LinkQr url={url} title={t('confirmation.qrLabel')} />
            <figcaption>{t('confirmation.qr')}</figcaption>
          </Picture>
        ) : null}
      </Row>
    </SectionCard>
  );
}
