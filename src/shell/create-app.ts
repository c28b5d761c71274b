import { safeSessionStorage } from '@/lib/storage/session-storage';
import { createStore } from '@/store/create-store';
import { createQueryClient, type ReportError } from './query-client';
import { createSessionActions } from './session-actions';
import { openSessionChannel, type Announce } from './session-channel';

/** Everything that lives as long as the page: one per render tree, so that servers and tests never share any. */
export function createApp(retries?: number) {
  let report: ReportError = () => undefined;
  const { store, persistor } = createStore(safeSessionStorage);
  const queryClient = createQueryClient((error, key) => report(error, key), retries);
  let announce: Announce = () => undefined;
  const session = createSessionActions({ store, queryClient, announce: (message) => announce(message) });

  return {
    store,
    persistor,
    queryClient,
    session,
    /** The toaster speaks the page's language, which changes; so it is told, not built in. */
    setReport: (next: ReportError) => {
      report = next;
    },
    /** Browser only. Returns the way back. */
    openChannel: () => {
      const opened = openSessionChannel({ onEnded: session.forgetSession, onSignedIn: session.yieldTo });
      announce = opened.announce;
      return opened.close;
    },
  };
}

export type App = ReturnType<typeof createApp>;
