import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isReachable, recordResponse, subscribeConnectivity } from '@/api/client/connectivity';
import { getFeatureFlags } from '@/api/user/user-requests';
import { ApiError } from '@/domain/api-error';
import type { App } from '../create-app';

const PROBE_MS = 10_000;
const BACK_MS = 4_000;

type ConnectivityStatus = 'up' | 'offline' | 'unreachable';

function subscribe(onChange: () => void) {
  const unsubscribes = [
    onlineManager.subscribe((isOnline) => {
      // Calls that failed offline say nothing about the provider.
      if (isOnline) recordResponse();
      onChange();
    }),
    subscribeConnectivity(onChange),
  ];
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
}

const getServerSnapshot = (): ConnectivityStatus => 'up';

function readConnectivity(): ConnectivityStatus {
  if (!onlineManager.isOnline()) return 'offline';
  return isReachable() ? 'up' : 'unreachable';
}

/** Requests something public: every answer shows that the provider can be reached. */
function probe() {
  if (document.visibilityState === 'visible') void getFeatureFlags().catch(() => undefined);
}

const isConnectivityFailure = (error: unknown) => error instanceof ApiError && error.kind === 'offline';

/** Repeats reads that failed with the connection; mutations are never sent again by themselves. */
const refetchFailed = (client: QueryClient) =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => isConnectivityFailure(state.error) });

/** The state of the connection; `back` for 4 s after it was down. */
export function useConnectivity({ queryClient, session }: App): ConnectivityStatus | 'back' {
  const status = useSyncExternalStore(subscribe, readConnectivity, getServerSnapshot);
  const [isBack, setIsBack] = useState(false);
  const before = useRef<ConnectivityStatus>('up');

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
