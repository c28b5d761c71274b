import { ConnectivityNotice } from './connectivity/connectivity-part';
import { ForcedColors } from './forced-colors';
import { IdleLogout } from './idle-logout';

/** What every page gets once it is hydrated, in one file that is no part of its first load. */
export function LateParts() {
  return (
    <>
      <ConnectivityNotice />
      <ForcedColors />
      <IdleLogout />
    </>
  );
}
