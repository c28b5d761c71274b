import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { useDevicePlaces } from '@/lib/storage/device-places';
import { recordUse, usedAt, useLastUse } from '@/lib/storage/last-use';
import { selectSignIn } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/kit/button/button';
import { notify } from '@/ui/kit/feedback/notify';
import { Dialog } from '@/ui/kit/layout/dialog';
import { useApp } from './app-context';

const IDLE_MS = 30 * 60_000;
const WARNING_MS = 60_000;
const SECOND_MS = 1_000;
/** Long, so that the customer can still read it on return. */
const TOAST_MS = 60 * 60_000;
const USES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** On a device that is marked as shared, a member who has gone is logged out (OWASP ASVS 7.3.1). */
export function IdleLogout() {
  return useDevicePlaces().isShared ? <Watch /> : null;
}

/** Notes each use, also before the sign-in: a member who has just signed in has not been away. */
function Watch() {
  const { kind } = useAppSelector(selectSignIn);
  const [isWarned, setIsWarned] = useState(false);

  useEffect(() => {
    // A press in the dialog answers it.
    if (isWarned) return;
    const options = { capture: true, passive: true };
    for (const use of USES) document.addEventListener(use, recordUse, options);
    return () => {
      for (const use of USES) document.removeEventListener(use, recordUse, options);
    };
  }, [isWarned]);

  return kind === 'member' ? <Countdown onWarned={setIsWarned} /> : null;
}

function Countdown({ onWarned }: { onWarned: (isWarned: boolean) => void }) {
  const { session } = useApp();
  const { t } = useTranslation('idle');
  const lastUse = useLastUse();
  const [leftMs, setLeftMs] = useState(IDLE_MS);
  const isWarned = leftMs <= WARNING_MS;
  const hasTexts = useLazyTexts('idle');

  const leave = () => void session.endSession({ leaveTo: 'login' });
  const end = useEffectEvent(() => {
    if (hasTexts) void notify('info', t('done'), { durationMs: TOAST_MS });
    leave();
  });

  useEffect(() => {
    const check = () => {
      const left = usedAt() + IDLE_MS - Date.now();
      setLeftMs(left);
      if (left <= 0) end();
      else timer = setTimeout(check, left > WARNING_MS ? left - WARNING_MS : left % SECOND_MS || SECOND_MS);
    };
    let timer = setTimeout(check);
    return () => clearTimeout(timer);
  }, [lastUse]);

  useEffect(() => {
    onWarned(isWarned);
    return () => onWarned(false);
  }, [isWarned, onWarned]);

  if (!hasTexts) return null;
  return (
    <Dialog
      isOpen={isWarned}
      onClose={recordUse}
      title={t('title')}
      actions={
        <>
          <Button variant="outline" onClick={leave}>
            {t('leave')}
          </Button>
          <Button variant="primary" onClick={recordUse}>
            {t('stay')}
          </Button>
        </>
      }
    >
      {t('message', { count: Math.max(0, Math.ceil(leftMs / SECOND_MS)) })}
    </Dialog>
  );
}
