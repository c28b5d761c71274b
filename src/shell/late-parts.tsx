import { useEffect } from 'react';
import { watchCutShortChanges } from '@/lib/browser/cut-short-changes';
import { watchRetries } from '@/lib/browser/watch-retry';
import { useApp } from './app-context';
import { ConnectivityNotice } from './connectivity/connectivity-part';
import { ForcedColors } from './forced-colors';
import { IdleLogout } from './idle-logout';
import { refreshOnReturn } from './refresh-on-return';

/** What every page gets once it is hydrated, in one file that is no part of its first load. */
export function LateParts() {
  const { queryClient } = useApp();
  useEffect(watchRetries, []);
  useEffect(watchCutShortChanges, []);
  useEffect(() => refreshOnReturn(queryClient), [queryClient]);
  return (
    <>
      <ConnectivityNotice />
      <ForcedColors />
      <IdleLogout />
    </>
  );
}
