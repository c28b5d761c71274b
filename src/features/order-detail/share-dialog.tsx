import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { env } from '@/config/env';
import { publicOrderRoute } from '@/config/routes';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog';
import { ShareIcon } from '@/ui/icons/action-icons';
import { lazyPart } from '@/ui/lazy-part';
import { Skeleton } from '@/ui/skeleton';
import { TextInput } from '@/ui/text-input';

const QR_SIZE = 184;
const ShareQr = lazyPart<{ url: string; title: string; size: number }>(
  () => import('./share-qr').then((module) => module.ShareQr),
  { fallback: <Skeleton width={QR_SIZE} height={QR_SIZE} /> },
);

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& > small': { fontSize: theme.typography.caption.fontSize, color: theme.vars.palette.text.secondary },
}));

const Qr = styled('div')({ display: 'grid', justifyItems: 'center' });

type ShareDialogProps = { orderId: string; organizationId: string; isOpen: boolean; onClose: () => void };

const canShareBySystem = () => typeof navigator.share === 'function';

/** A link for whoever waits for the goods. What it opens is masked by the provider. */
export function ShareDialog({ orderId, organizationId, isOpen, onClose }: ShareDialogProps) {
  const { t } = useTranslation('detail');
  const url = new URL(publicOrderRoute(organizationId, orderId), env.siteUrl).href;

  // Refused is closed without a choice: nothing to say about it.
  const share = () =>
    void navigator.share({ title: t('share.title'), text: t('share.text'), url }).catch(() => undefined);

  return (
    <Dialog
      kind="form"
      isOpen={isOpen}
      onClose={onClose}
      title={t('share.title')}
      actions={
        <>
          {canShareBySystem() ? (
            <Button variant="outline" start={<ShareIcon />} onClick={share}>
              {t('share.system')}
            </Button>
          ) : null}
          <CopyButton text={url} label={t('share.copy')} variant="primary" />
        </>
      }
    >
      <Stack>
        <p>{t('share.lead')}</p>
        <TextInput
          label={t('share.link')}
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Qr>{isOpen ? <ShareQr url={url} title={t('share.qr')} size={QR_SIZE} /> : null}</Qr>
        <small>{t('share.shown')}</small>
      </Stack>
    </Dialog>
  );
}
