import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { stopRequests } from '@/api/client/session';
import { RELOADED_KEY } from '@/config/stale-page';
import { ApiError } from '@/domain/api-error';
import { watchAskedCode } from '@/lib/browser/watch-asked-code';
import { useLineTexts } from '@/lib/i18n/line-texts';
import { useTranslation } from '@/lib/i18n/use-translation';
import { safeSessionStorage } from '@/lib/storage/safe-storage';
import { Button } from '@/ui/kit/button/button';
import { Spinner } from '@/ui/kit/feedback/spinner';
import { OfflineIcon, SuccessIcon } from '@/ui/kit/icons/system-icons';
import { styled } from '@/ui/styled';
import { useApp } from '../app-context';
import { useConnectivity } from './use-connectivity';
import { type Slowness, waitingQueries, watchWaiting } from './watch-waiting';

/**
 * Cancels everything that the customer waits for. Each place then shows that its data is missing and offers a retry.
 */
function stopWaiting(client: QueryClient) {
  for (const query of waitingQueries(client)) {
    if (query.state.data !== undefined) {
      void query.cancel({ revert: true });
      continue;
    }
    void query.cancel({ silent: true });
    query.setState({
      status: 'error',
      fetchStatus: 'idle',
      error: new ApiError('Given up', { status: 0, isAborted: true }),
      errorUpdatedAt: Date.now(),
    });
  }
  stopRequests();
}

const ICON_SIZE = 20;

/** At the bottom, above the bar of phones; at the top while a dialog is open. Clicks go through to the page. */
const Pill = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  bottom: theme.spacing(6),
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2.5),
  width: 'max-content',
  maxWidth: `calc(100vw - ${theme.spacing(8)})`,
  minHeight: theme.layout.target,
  padding: theme.spacing(1, 4),
  borderRadius: theme.radius.pill,
  backgroundColor: theme.vars.palette.neutral.main,
  color: theme.vars.palette.neutral.contrastText,
  boxShadow: `0 8px 28px ${theme.vars.palette.surface.shadow}`,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  wordBreak: 'keep-all',
  pointerEvents: 'none',
  '& > svg': { flex: 'none' },
  '& > button': { pointerEvents: 'auto', flex: 'none', marginRight: theme.spacing(-2) },
  [theme.breakpoints.down('desktop')]: { bottom: `calc(${theme.spacing(26)} + env(safe-area-inset-bottom))` },
  // The failure of a dialog stands above its buttons, where the pill would cover it. DialogFrame leaves room at the top.
  'body:has(> .MuiDialog-root) &': { top: `calc(${theme.spacing(2)} + env(safe-area-inset-top))`, bottom: 'auto' },
  '@media print': { display: 'none' },
}));

const ICON = { offline: OfflineIcon, unreachable: OfflineIcon, back: SuccessIcon };

/**
 * Says that the connection is down, back again or slow, or that the code for a press is on its way. It loads early, because
 * it cannot load once the connection is down.
 */
export function ConnectivityNotice() {
  const app = useApp();
  const { queryClient, store } = app;
  const { t } = useLineTexts();
  const { t: common } = useTranslation('common');
  const connectivity = useConnectivity(app);
  const [slowness, setSlowness] = useState<Slowness>(null);
  const [isCodeLong, setIsCodeLong] = useState(false);
  // The page works, so a later failure may reload it once more.
  useEffect(() => safeSessionStorage.removeItem(RELOADED_KEY), []);
  useEffect(() => watchWaiting(queryClient, store, setSlowness), [queryClient, store]);
  useEffect(() => watchAskedCode(setIsCodeLong), []);

  // Always rendered: screen readers announce only what changes inside a live region.
  return <div aria-live="polite">{pill()}</div>;

  function waitingText() {
    if (slowness === null) return common('app.loading');
    return t(slowness === 'binding' ? 'slowBinding' : 'slow');
  }

  function pill() {
    if (connectivity !== 'up') {
      const Icon = ICON[connectivity];
      return (
        <Pill role="status" data-connectivity>
          <Icon size={ICON_SIZE} />
          {t(connectivity)}
        </Pill>
      );
    }
    if (slowness === null && !isCodeLong) return null;
    return (
      <Pill role="status" data-connectivity>
        <Spinner size={ICON_SIZE} />
        {waitingText()}
        {slowness === 'stoppable' ? (
          <Button variant="primary" size="small" onClick={() => stopWaiting(queryClient)}>
            {t('stop')}
          </Button>
        ) : null}
      </Pill>
    );
  }
}
