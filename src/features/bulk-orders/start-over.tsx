import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/ui/kit/button/button';
import { Dialog } from '@/ui/kit/layout/dialog';
import { useBulkOrdersActions } from './state/bulk-orders-context';

/** Starts a new sheet. Asks first, because unsent rows would be lost. */
export function StartOver({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('bulk');
  const { startOver } = useBulkOrdersActions();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="large" onClick={() => setIsAsking(true)}>
        {t('startOver.action')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('startOver.title')}
        actions={
          <>
            <Button variant="outline" size="large" onClick={() => setIsAsking(false)}>
              {t('startOver.back')}
            </Button>
            <Button variant="neutral" size="large" onClick={() => void startOver()}>
              {t('startOver.confirm')}
            </Button>
          </>
        }
      >
        {isDone ? t('startOver.done') : t('startOver.message')}
      </Dialog>
    </>
  );
}
