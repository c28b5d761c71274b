import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { CUSTOMER_CENTRE_CALL } from '@/config/customer-centre';
import { SITE } from '@/config/site';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Button } from '@/ui/kit/button/button';
import { Dialog } from '@/ui/kit/layout/dialog';
import { Link } from '@/ui/kit/button/link';
import { Notice } from '@/ui/kit/feedback/notice';
import { styled } from '@/ui/styled';
import { useBulkOrdersActions, useBulkOrdersState, useRowViews } from './state/bulk-orders-context';

const PhoneLink = styled(Link)({ whiteSpace: 'nowrap' });

/** Lets the customer discard an attempt whose lookup is permanently refused; otherwise its row would stay locked. */
export function CheckRefusedNotice({ onDropped }: { onDropped: () => void }) {
  const { t } = useTranslation(['bulk', 'checkRefused']);
  const { dropAttempt } = useBulkOrdersActions();
  const views = useRowViews();
  const sending = useBulkOrdersState('sending');
  const [asking, setAsking] = useState<string | null>(null);
  const index = views.findIndex(({ row: { send } }) => send.status === 'unknown' && send.isCheckRefused);
  const row = views[index]?.row;
  const isReady = useLazyTexts(row ? 'checkRefused' : null);
  if (!isReady || row?.send.status !== 'unknown' || sending.status === 'running') return null;
  const phone = SITE.customerCentrePhone;
  const { key } = row.send.attempt;
  const close = () => setAsking(null);

  async function drop(rowId: string) {
    await dropAttempt(rowId);
    close();
    // The dialog goes together with its button, unless another row has the same trouble.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) onDropped();
    });
  }

  return (
    <Notice
      tone="error"
      title={t('checkRefused.title', { number: index + 1 })}
      action={
        <Button variant="outline" size="small" onClick={() => setAsking(key)}>
          {t('checkRefused:drop')}
        </Button>
      }
    >
      {t('checkRefused:message')}
      <br />
      {t('checkRefused:number', { number: key })} ·{' '}
      <PhoneLink href={CUSTOMER_CENTRE_CALL}>{t('checkRefused:call', { phone })}</PhoneLink>
      <Dialog
        isOpen={asking === key}
        onClose={close}
        title={t('checkRefused:ask')}
        question={{
          cancel: t('checkRefused:keep'),
          confirm: t('checkRefused:dropForGood'),
          onConfirm: () => void drop(row.id),
        }}
      >
        {t('checkRefused:warning')}
      </Dialog>
    </Notice>
  );
}
