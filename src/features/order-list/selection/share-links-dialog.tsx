import { useTranslation } from '@/lib/i18n/use-translation';
import type { OrderListItem } from '@/api/order/order-requests';
import { orderNumber } from '@/domain/order/order-number';
import { publicOrderUrl } from '@/lib/share/public-order-url';
import { Button } from '@/ui/kit/button/button';
import { CopyButton } from '@/ui/kit/button/copy-button';
import { Notice } from '@/ui/kit/feedback/notice';
import { TextareaField } from '@/ui/kit/form/textarea-field';
import { ShareIcon } from '@/ui/kit/icons/action-icons';
import { Dialog } from '@/ui/kit/layout/dialog';
import { useLocale } from '@/ui/use-locale';

const SHOWN_LINES = 10;

const canShareBySystem = () => typeof navigator.share === 'function';

type ShareLinksDialogProps = { orders: readonly OrderListItem[]; isOpen: boolean; onClose: () => void };

/** The public links of several orders, one order a line, to copy or to send. */
export function ShareLinksDialog({ orders, isOpen, onClose }: ShareLinksDialogProps) {
  const { t } = useTranslation('orderPick');
  const locale = useLocale();
  const lines = orders.flatMap((order) => {
    const { id, organizationId, contactName } = order;
    if (!organizationId) return [];
    return [[orderNumber(order), contactName, publicOrderUrl(locale, organizationId, id)].filter(Boolean).join(' ')];
  });
  const text = lines.join('\n');
  const missing = orders.length - lines.length;

  // Closing the share sheet also rejects; nothing needs to be reported.
  const share = () => void navigator.share({ title: t('links.title', { count: lines.length }), text }).catch(() => {});

  return (
    <Dialog
      kind="form"
      isOpen={isOpen}
      onClose={onClose}
      title={t('links.title', { count: lines.length })}
      actions={
        lines.length === 0 ? null : (
          <>
            {canShareBySystem() ? (
              <Button variant="outline" start={<ShareIcon />} onClick={share}>
                {t('links.system')}
              </Button>
            ) : null}
            <CopyButton text={text} label={t('links.copy')} variant="primary" />
          </>
        )
      }
    >
      {missing > 0 ? <Notice tone="attention">{t('links.missing', { count: missing })}</Notice> : null}
      {lines.length > 0 ? (
        <TextareaField
          label={t('links.label')}
          helperText={t('links.hint')}
          readOnly
          rows={Math.min(lines.length, SHOWN_LINES)}
          value={text}
        />
      ) : null}
    </Dialog>
  );
}
