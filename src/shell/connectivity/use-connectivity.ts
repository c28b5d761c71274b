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
  const leave = [
    onlineManager.subscribe((isOnline) => {
      // What was lost without a line says nothing of the provider.
      if (isOnline) noteAnswer();
      onChange();
    }),
    subscribeLine(onChange),
  ];
  return () => leave.forEach((unsubscribe) => unsubscribe());
}

const onServer = (): Line => 'up';

function readLine(): Line {
  if (!onlineManager.isOnline()) return 'offline';
  return isReachable() ? 'up' : 'unreachable';
}

/** Asks what anybody may ask; whatever the answer is, it tells that there is one. */
function probe() {
  if (document.visibilityState === 'visible') void getFeatureFlags().catch(() => undefined);
}

const failedByLine = (error: unknown) => error instanceof ApiError && error.status === 0;

/** Reads that failed with the line come again; what changes something is never sent by itself. */
const askAgain = (client: QueryClient) =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => failedByLine(state.error) });

/** How the line is; `back` for a moment after it was down. */
export function useLine({ queryClient, session }: App): Line | 'back' {
  const line = useSyncExternalStore(subscribe, readLine, onServer);
  const [isBack, setIsBack] = useState(false);
  const before = useRef<Line>('up');

  useEffect(() => {
    const wasDown = before.current !== 'up';
    before.current = line;
    if (line === 'unreachable') {
      const timer = setInterval(probe, PROBE_MS);
      return () => clearInterval(timer);
    }
    if (line === 'offline' || !wasDown) return;
    setIsBack(true);
    void askAgain(queryClient);
    session.askAgain();
    const timer = setTimeout(() => setIsBack(false), BACK_MS);
    return () => {
      clearTimeout(timer);
      setIsBack(false);
    };
  }, [line, queryClient, session]);

  return line === 'up' && isBack ? 'back' : line;
}
