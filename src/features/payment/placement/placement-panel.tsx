import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CUSTOMER_CENTRE_CALL } from '@/config/customer-centre';
import { SITE } from '@/config/site';
import { useIsOnline } from '@/lib/browser/use-is-online';
import { retryAtOf } from '@/lib/i18n/error-text';
import { OfflineIcon } from '@/ui/kit/icons/system-icons';
import { Link } from '@/ui/kit/button/link';
import { RetryButton } from '@/ui/kit/button/retry-button';
import { Spinner } from '@/ui/kit/feedback/spinner';
import { StateFrame } from '@/ui/kit/feedback/state-frame';
import { styled } from '@/ui/styled';
import { PlacingLabels } from './placing-labels';

const Focusable = styled('div')({
  // The footer stays below the window: the form before was longer, and the order's page comes next.
  '&[data-page="true"]': { minHeight: 'calc(100dvh - 120px)' },
  '&:focus': { outline: 'none' },
});

/**
 * Takes the focus on mount, to its heading if it has one, so that screen readers and the keyboard continue here. A panel
 * that replaces the form fills the page and starts at the top: the long form before was left at its end.
 */
export function FocusedPanel({ isPage = true, children }: { isPage?: boolean; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  // Before the first paint, which would show the footer where the form was.
  useLayoutEffect(() => {
    if (isPage && window.scrollY > 0) window.scrollTo(0, 0);
    const start = panel.current?.querySelector('h1') ?? panel.current;
    if (!start) return;
    start.tabIndex = -1;
    start.focus();
  }, [isPage]);
  return (
    <Focusable ref={panel} data-page={isPage}>
      {children}
    </Focusable>
  );
}

/** The order is being placed, or looked up after a lost response. */
export function WaitingPanel({ step }: { step: 'placing' | 'checking' }) {
  const { t } = useTranslation('payment');
  return (
    <FocusedPanel>
      <StateFrame
        isPage
        isPictureBare
        picture={<Spinner size={28} />}
        title={t(`${step}.title`)}
        message={<PlacingLabels step={step} />}
      />
    </FocusedPanel>
  );
}

/** The outcome is unknown. Looks the order up again when the browser is back online. */
export function CannotCheckPanel({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('payment');
  const isOnline = useIsOnline();
  const wasOnline = useRef(isOnline);

  useEffect(() => {
    const isRateLimited = (retryAtOf(error) ?? 0) > Date.now();
    if (isOnline && !wasOnline.current && !isRateLimited) onRetry();
    wasOnline.current = isOnline;
  }, [error, isOnline, onRetry]);

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
        small={<Link href={CUSTOMER_CENTRE_CALL}>{t('cannotCheck.call', { phone: SITE.customerCentrePhone })}</Link>}
        action={
          <RetryButton
            variant="primary"
            label={t('cannotCheck.retry')}
            error={error}
            isRetrying={false}
            onRetry={onRetry}
          />
        }
      />
    </FocusedPanel>
  );
}
