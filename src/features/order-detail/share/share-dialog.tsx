import { useTranslation } from '@/lib/i18n/use-translation';
import type { ReactNode } from 'react';
import type { ShareSettings } from '@/api/order/order-requests';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { publicOrderUrl } from '@/lib/share/public-order-url';
import { Dialog } from '@/ui/kit/layout/dialog';
import { TextInput } from '@/ui/kit/form/text-input';
import { useIsAtLeast } from '@/ui/kit/layout/use-is-at-least';
import { LinkQr } from '@/ui/share/link-qr';
import { ShareButtons } from '@/ui/share/share-buttons';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { ShareOptions } from './share-options';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)' },
}));
const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  '& > p': { color: theme.vars.palette.text.secondary },
}));
const Qr = styled('div')({ display: 'grid', justifyItems: 'center' });
const Preview = styled('div')(({ theme }) => ({
  '& > h3': {
    ...theme.typography.body2,
    fontWeight: theme.typography.fontWeightMedium,
    marginBottom: theme.spacing(2),
  },
}));
const Screen = styled('div')(({ theme }) => ({
  padding: theme.spacing(5, 4),
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.strong}`,
  backgroundColor: theme.vars.palette.background.default,
  [theme.breakpoints.up('md')]: { maxHeight: 560, overflowY: 'auto' },
}));

type ShareDialogProps = {
  orderId: string;
  organizationId: string;
  /** The order's status in a recipient's words. */
  status: string;
  /** Undefined if the provider has no share settings; the link then shows its default content. */
  settings: ShareSettings | undefined;
  /** False for a move, which is ordered without a description of goods. */
  hasGoods: boolean;
  /** The page that the link opens, rendered as others see it. */
  preview: ReactNode;
  isOpen: boolean;
  onClose: () => void;
};

/** The public link for recipients: its content, a preview, and ways to send it. */
export function ShareDialog(props: ShareDialogProps) {
  return useLazyTexts('share') ? <Shown {...props} /> : null;
}

function Shown({ orderId, organizationId, status, settings, hasGoods, preview, isOpen, onClose }: ShareDialogProps) {
  const { t } = useTranslation('share');
  const url = publicOrderUrl(useLocale(), organizationId, orderId);
  // A phone is shared from, not scanned.
  const hasQr = useIsAtLeast('md');

  return (
    <Dialog
      kind="wide"
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      actions={<ShareButtons url={url} status={status} />}
    >
      <Columns>
        <Stack>
          <p>{t('lead')}</p>
          {settings === undefined ? <p>{t('usual')}</p> : null}
          {settings && isOpen ? <ShareOptions orderId={orderId} settings={settings} hasGoods={hasGoods} /> : null}
          <TextInput label={t('link')} readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />
          {hasQr ? <Qr>{isOpen ? <LinkQr url={url} title={t('qr')} /> : null}</Qr> : null}
        </Stack>
        <Preview>
          <h3 id="share-preview">{t('preview')}</h3>
          {/* A scrollable region must be reachable by keyboard. */}
          <Screen role="region" aria-labelledby="share-preview" tabIndex={0}>
            {isOpen ? preview : null}
          </Screen>
        </Preview>
      </Columns>
    </Dialog>
  );
}
