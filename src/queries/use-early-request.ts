import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { selectSignIn } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';

/**
 * Sends a page's first requests as soon as somebody is admitted, for a component around the guard. The page itself sends
 * them when it has mounted, half a second later on a phone, and then gets these answers. `send`: null while the URL is
 * not read yet. `isForGuests`: guests may see the page, and ask for the same.
 */
export function useEarlyRequest(
  send: ((client: QueryClient) => Promise<unknown>) | null,
  { isForGuests = false }: { isForGuests?: boolean } = {},
) {
  const client = useQueryClient();
  const { kind } = useAppSelector(selectSignIn);
  const isAdmitted = kind === 'member' || (isForGuests && kind === 'guest');
  const isSent = useRef(false);
  useEffect(() => {
    if (!isAdmitted || send === null || isSent.current) return;
    isSent.current = true;
    // The page's own request reports a failure.
    void send(client).catch(() => undefined);
  }, [client, isAdmitted, send]);
}
