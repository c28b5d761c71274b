import { useTranslation } from 'next-i18next/pages';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { useAppDispatch } from '@/store/hooks';
import { damageSeen } from '@/store/order-draft-slice';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';

/** The session's stored draft was damaged and only partly restored. Stays until the customer closes it. */
export function DamageNotice() {
  const hasTexts = useLazyTexts('composerNews');
  const { t } = useTranslation(['composerNews', 'common']);
  const dispatch = useAppDispatch();

  function close() {
    dispatch(damageSeen());
    focusInNextFrame('type');
  }

  if (!hasTexts) return null;
  return (
    <Notice
      tone="attention"
      action={
        <Button size="small" variant="outline" onClick={close}>
          {t('common:action.close')}
        </Button>
      }
    >
      {t('damaged')}
    </Notice>
  );
}
