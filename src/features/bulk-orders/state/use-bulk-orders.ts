import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '@/lib/session/session-context';
import { createDesk, type Desk } from './bulk-orders';

/**
 * The desk of this customer, in one tab at a time: two that send the same sheet would not know of each other. The lock is
 * held until what is on its way has been settled, even if the page has moved on.
 */
export function useDesk(userId: string, organizationId: string) {
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const session = useSession();
  const [desk, setDesk] = useState<Desk | null>(null);
  const [isElsewhere, setIsElsewhere] = useState(false);

  const confirmIdentity = async () => (await session.confirmIdentity()) === 'same';
  const create = useEffectEvent(() => createDesk({ userId, organizationId, client, i18n, confirmIdentity }));

  useEffect(() => {
    const waiting = new AbortController();
    const left = new Promise<void>((resolve) => waiting.signal.addEventListener('abort', () => resolve()));

    async function hold() {
      if (waiting.signal.aborted) return;
      const mine = create();
      setDesk(mine);
      setIsElsewhere(false);
      const save = () => void mine.save();
      window.addEventListener('pagehide', save);
      await mine.load();
      await left;
      window.removeEventListener('pagehide', save);
      setDesk(null);
      await mine.close();
    }

    async function open() {
      // Missing outside secure contexts, whatever its type says.
      const locks = 'locks' in navigator ? navigator.locks : undefined;
      if (!locks) return hold();
      const name = `bulk-desk:${userId}:${organizationId}`;
      const wasFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await hold();
        return lock !== null;
      });
      if (wasFree || waiting.signal.aborted) return;
      setIsElsewhere(true);
      await locks.request(name, { signal: waiting.signal }, hold);
    }

    // The wait ends with the page.
    void open().catch(() => undefined);
    return () => waiting.abort();
  }, [userId, organizationId]);

  return { desk, isElsewhere };
}
