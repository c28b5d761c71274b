import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isReachable, noteAnswer, subscribeLine } from '@/api/client/connectivity';
import { getFeatureFlags } from '@/api/user/user-requests';
import { ApiError } from '@/domain/api-error';
import type { App } from '../create-app';

const PROBE_MS = 10_000;
const BACK_MS = 4_000;

type Line = 'up' | 'offline' | 'unreachable';

function subscribe(onChange: () => void) {
  const unsubscribes = [
    onlineManager.subscribe((isOnline) => {
      // Calls that failed offline say nothing about the provider.
      if (isOnline) noteAnswer();
      onChange();
    }),
    subscribeLine(onChange),
  ];
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
}

const getServerSnapshot = (): Line => 'up';

function readLine(): Line {
  if (!onlineManager.isOnline()) return 'offline';
  return isReachable() ? 'up' : 'unreachable';
}

/** Requests something public: every answer shows that the provider can be reached. */
function probe() {
  if (document.visibilityState === 'visible') void getFeatureFlags().catch(() => undefined);
}

const failedByLine = (error: unknown) => error instanceof ApiError && error.status === 0;

/** Repeats reads that failed with the connection; mutations are never sent again by themselves. */
const refetchFailed = (client: QueryClient) =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => failedByLine(state.error) });

/** The state of the connection; `back` for 4 s after it was down. */
export function useLine({ queryClient, session }: App): Line | 'back' {
  const status = useSyncExternalStore(subscribe, readLine, getServerSnapshot);
  const [isBack, setIsBack] = useState(false);
  const before = useRef<Line>('up');

  useEffect(() => {
    const wasDown = before.current !== 'up';
    before.current = status;
    if (status === 'unreachable') {
      const timer = setInterval(probe, PROBE_MS);
      return () => clearInterval(timer);
    }
    if (status === 'offline' || !wasDown) return;
    setIsBack(true);
    void refetchFailed(queryClient);
    session.askAgain();
    const timer = setTimeout(() => setIsBack(false), BACK_MS);
    return () => {
      clearTimeout(timer);
      setIsBack(false);
    };
  }, [status, queryClient, session]);

  return status === 'up' && isBack ? 'back' : status;
}
