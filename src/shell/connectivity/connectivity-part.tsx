import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { RELOADED_KEY } from '@/config/stale-page';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { safeSessionStorage } from '@/lib/storage/session-storage';
import { Button } from '@/ui/kit/button/button';
import { OfflineIcon, SuccessIcon } from '@/ui/kit/icons/system-icons';
import { Spinner } from '@/ui/kit/feedback/spinner';
import { useApp } from '../app-context';
import { stopWaiting } from './stop-waiting';
import { useConnectivity } from './use-connectivity';
import { watchWaiting, type Slowness } from './watch-waiting';

const ICON_SIZE = 20;

/** Floats above the bottom bar of phones and lets clicks through to the page below. */
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
  [theme.breakpoints.down('desk')]: { bottom: theme.spacing(26) },
  '@media print': { display: 'none' },
}));

const ICON = { offline: OfflineIcon, unreachable: OfflineIcon, back: SuccessIcon };

/**
 * Says that the connection is down, back again or slow. It loads early, because it cannot load once the connection is
 * down.
 */
export function ConnectivityNotice() {
  const app = useApp();
  const { queryClient, store } = app;
  const { t } = useTranslation('line');
  const hasTexts = useLazyTexts('line');
  const connectivity = useConnectivity(app);
  const [slowness, setSlowness] = useState<Slowness>(null);
  // The page works, so a later failure may reload it once more.
  useEffect(() => safeSessionStorage.removeItem(RELOADED_KEY), []);
  useEffect(() => watchWaiting(queryClient, store, setSlowness), [queryClient, store]);

  if (!hasTexts) return null;
  // Always rendered: screen readers announce only what changes inside a live region.
  return <div aria-live="polite">{pill()}</div>;

  function pill() {
    if (connectivity !== 'up') {
      const Icon = ICON[connectivity];
      return (
        <Pill role="status">
          <Icon size={ICON_SIZE} />
          {t(connectivity)}
        </Pill>
      );
    }
    if (slowness === null) return null;
    return (
      <Pill role="status">
        <Spinner size={ICON_SIZE} />
        {t(slowness === 'binding' ? 'slowBinding' : 'slow')}
        {slowness === 'stoppable' ? (
          <Button variant="primary" size="small" onClick={() => stopWaiting(queryClient)}>
            {t('stop')}
          </Button>
        ) : null}
      </Pill>
    );
  }
}
