import { SESSION_CHANNEL } from '@/config/early-calls';
import { isRecord } from '@/domain/stored-values';

/** A logout, or the provider's end of the session. */
export type SessionEnd = 'ended' | 'expired';

/** The id of the user who signed in, or the end of the session. */
type Message = { signedIn: string } | SessionEnd;

const signedInOf = (data: unknown): string | null =>
  isRecord(data) && typeof data.signedIn === 'string' ? data.signedIn : null;

type Listeners = { onEnded: (end: SessionEnd) => void; onSignedIn: (userId: string) => void };

/**
 * Tells the other tabs of this origin about a sign-in or sign-out, and listens for theirs. Does nothing without
 * BroadcastChannel.
 */
export function openSessionChannel({ onEnded, onSignedIn }: Listeners) {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const userId = signedInOf(data);
    if (data === 'ended' || data === 'expired') onEnded(data);
    else if (userId !== null) onSignedIn(userId);
  };
  return { announce: (message: Message) => channel.postMessage(message), close: () => channel.close() };
}

export type Announce = (message: Message) => void;
