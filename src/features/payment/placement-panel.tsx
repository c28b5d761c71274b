import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, type ReactNode } from 'react';
import { SITE } from '@/config/site';
import { useIsOnline } from '@/lib/browser/use-is-online';
import { Button } from '@/ui/button';
import { Link } from '@/ui/link';
import { OfflineIcon } from '@/ui/icons/system-icons';
import { Spinner } from '@/ui/spinner';
import { StateFrame } from '@/ui/state-frame';
import { PlacingWords } from './placing-words';

const Focusable = styled('div')({ '&:focus': { outline: 'none' } });

/** Takes the focus when it comes, so that a screen reader starts here and the keyboard goes on from here. */
export function FocusedPanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <Focusable ref={panel} tabIndex={-1}>
      {children}
    </Focusable>
  );
}

/** The order is on its way, or an answer was lost and we look for it. */
export function WaitingPanel({ step }: { step: 'placing' | 'checking' }) {
  const { t } = useTranslation('payment');
  return (
    <FocusedPanel>
      <StateFrame
        isPage
        isPictureBare
        picture={<Spinner size={28} />}
        title={t(`${step}.title`)}
        message={<PlacingWords step={step} />}
      />
    </FocusedPanel>
  );
}

/** We do not know, and say so. Looks again by itself when the line is back. */
export function CannotCheckPanel({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('payment');
  const isOnline = useIsOnline();
  const wasOnline = useRef(isOnline);

  useEffect(() => {
    if (isOnline && !wasOnline.current) onRetry();
    wasOnline.current = isOnline;
  }, [isOnline, onRetry]);

  return (
    <FocusedPanel>
      <StateFrame
        isPage
        role="alert"
        picture={<OfflineIcon size={28} />}
        title={t('cannotCheck.title')}
        message={
          <>
            {t('cannotCheck.message')}
            <br />
            {t('cannotCheck.kept')}
          </>
        }
        small={
          <Link href={`tel:${SITE.customerCentrePhone}`}>
            {t('cannotCheck.call', { phone: SITE.customerCentrePhone })}
          </Link>
        }
        action={
          <Button variant="primary" onClick={onRetry}>
            {t('cannotCheck.retry')}
          </Button>
        }
      />
    </FocusedPanel>
  );
}
