import styled from '@emotion/styled';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { env } from '@/config/env';
import { localePrefix } from '@/config/locales';
import { Button } from '@/ui/kit/button/button';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { CopyButton } from '@/ui/kit/button/copy-button';
import { ShareIcon } from '@/ui/kit/icons/action-icons';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { Skeleton } from '@/ui/kit/feedback/skeleton';

const QR_SIZE = 144;

const LinkQr = lazyPart<{ url: string; title: string; size: number }>(
  () => import('./link-qr').then((module) => module.LinkQr),
  { fallback: <Skeleton width={QR_SIZE} height={QR_SIZE} radius={8} /> },
);

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
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { '& > *': { flex: 1, whiteSpace: 'nowrap' } },
}));
const Picture = styled('figure')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  width: QR_SIZE + 24,
  margin: '0 auto',
  '& > figcaption': {
    textAlign: 'center',
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
  },
}));
/** White in both schemes: cameras need dark on light. */
const Paper = styled('div')(({ theme }) => ({
  display: 'grid',
  padding: theme.spacing(3),
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.common.white,
  color: theme.vars.palette.common.black,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
}));

const canShare = () => typeof navigator.share === 'function';

/** The public link of the order: to copy, share or scan. */
export function PublicLink({ path }: { path: string }) {
  const { t } = useTranslation('payment');
  const { locale } = useRouter();
  const url = `${env.siteUrl}${localePrefix(locale)}${path}`;

  // Closing the share sheet also rejects; nothing is lost.
  const share = () => void navigator.share({ url, text: t('confirmation.shareText') }).catch(() => undefined);

  return (
    <SectionCard title={t('confirmation.link')} lead={t('confirmation.linkHint')}>
      <Row>
        <Texts>
          <Address>{url}</Address>
          <Actions>
            <CopyButton text={url} label={t('confirmation.copy')} />
            {canShare() ? (
              <Button variant="outline" start={<ShareIcon />} onClick={share}>
                {t('confirmation.share')}
              </Button>
            ) : null}
            <ButtonLink variant="primary" href={path}>
              {t('confirmation.open')}
            </ButtonLink>
          </Actions>
        </Texts>
        <Picture>
          <Paper>
            <LinkQr url={url} title={t('confirmation.qrLabel')} size={QR_SIZE} />
          </Paper>
          <figcaption>{t('confirmation.qr')}</figcaption>
        </Picture>
      </Row>
    </SectionCard>
  );
}
