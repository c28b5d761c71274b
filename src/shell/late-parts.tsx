import { useEffect } from 'react';
import { watchCutShortChanges } from '@/lib/browser/cut-short-changes';
import { watchRetries } from '@/lib/browser/watch-retry';
import { ConnectivityNotice } from './connectivity/connectivity-part';
import { ForcedColors } from './forced-colors';
import { IdleLogout } from './idle-logout';

/** What every page gets once it is hydrated, in one file that is no part of its first load. */
export function LateParts() {
  useEffect(watchRetries, []);
  useEffect(watchCutShortChanges, []);
  return (
    <>
      <ConnectivityNotice />
      <ForcedColors />
      <IdleLogout />
    </>
  );
}
