/** What the client needs to know of the sign-in state; the shell fills it, so that this layer never sees the store. */
type Session = {
  /** `allowsGuest`: without a member's session the guest credential may be sent. */
  getToken: (options: { allowsGuest: boolean }) => string | null;
  /** Grows with every sign-in and sign-out: a 401 to a request of an earlier epoch says nothing about this one. */
  getEpoch: () => number;
  /**
   * A call of this moment was refused with 401. Null: the session is over, or there was none. For a guest: whether the
   * credential is good again, so that the call can be repeated.
   */
  onUnauthorized: (sentAt: number) => Promise<boolean> | null;
};

const DISCONNECTED: Session = { getToken: () => null, getEpoch: () => 0, onUnauthorized: () => null };

let session = DISCONNECTED;
let running = new AbortController();

/** Browser only, and before the first render's effects: children fetch before their parents' effects run. */
export function connectSession(next: Session) {
  session = next;
}

export const currentSession = () => session;

/** Every request that goes out now ends with this signal. */
export const sessionSignal = () => running.signal;

/** At sign-out: answers meant for the last customer must not reach the next one. */
export function abortRequests() {
  running.abort();
  running = new AbortController();
}

let stoppable = new AbortController();
/** Every request that may be given up ends with this signal as well. */
export const stopSignal = () => stoppable.signal;

/** The customer waits no longer. */
export function stopRequests() {
  stoppable.abort();
  stoppable = new AbortController();
}
