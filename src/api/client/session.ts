/**
 * What the client needs of the sign-in state. The shell provides it, so that this layer does not depend on the store.
 */
type Session = {
  /** `allowsGuest`: the guest credential may be sent if there is no member's session. */
  getToken: (options: { allowsGuest: boolean }) => string | null;
  /** Grows with every sign-in and sign-out: a 401 to a request of an earlier epoch says nothing about this one. */
  getEpoch: () => number;
  /** Whether a 401 may mean that a session is over. Neither a guest has one, nor who is signed out. */
  canEnd: () => boolean;
  /**
   * A call that was sent at `sentAt` (ms) was refused with 401. Null: the session is over, or there was none. For a
   * guest: whether the credential is renewed, so that the call can be repeated.
   */
  onUnauthorized: (sentAt: number) => Promise<boolean> | null;
  /** The member's access token was renewed. */
  keepToken?: (token: string) => void;
};

const DISCONNECTED: Session = {
  getToken: () => null,
  getEpoch: () => 0,
  canEnd: () => false,
  onUnauthorized: () => null,
};

let session = DISCONNECTED;
let running = new AbortController();

/**
 * Browser only. Call it before the effects of the first render, because children fetch before their parents' effects
 * run.
 */
export function connectSession(next: Session) {
  session = next;
}

export const currentSession = () => session;

/** Aborts when the current session ends. */
export const sessionSignal = () => running.signal;

/** At sign-out: answers for the last customer must not reach the next one. */
export function abortRequests() {
  running.abort();
  running = new AbortController();
}

let stoppable = new AbortController();
/** Aborts when the customer stops waiting; only for stoppable requests. */
export const stopSignal = () => stoppable.signal;

/** Aborts every stoppable request, because the customer stopped waiting. */
export function stopRequests() {
  stoppable.abort();
  stoppable = new AbortController();
}
