import { safeSessionStorage } from '@/lib/storage/safe-storage';
import { createStore } from '@/store/create-store';
import { createQueryClient, type ReportError } from './query-client';
import { createSessionActions } from './session-actions';
import { openSessionChannel, type Announce } from './session-channel';

/**
 * Everything that lives as long as the page. One per render tree, so that servers and tests share nothing. `retries`:
 * how often a failed read is repeated.
 */
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
    /** Set later, because the texts of toasts follow the page's language. */
    setReport: (next: ReportError) => {
      report = next;
    },
    /** Connects this tab to the others; browser only. Returns the cleanup function. */
    openChannel: () => {
      const opened = openSessionChannel({ onEnded: session.followEnd, onSignedIn: session.switchToUser });
      announce = opened.announce;
      return opened.close;
    },
  };
}

export type App = ReturnType<typeof createApp>;
