import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '@/lib/session/session-context';
import { createBulkOrders, type BulkOrdersActions } from './bulk-orders';

/** By lock, the last time that this tab opened the sheet: its requests may still be running. */
const visits = new Map<string, Promise<void>>();

/**
 * The customer's sheet, open in one tab at a time, because two tabs could send the same rows twice. The lock is held
 * until all running requests have ended, even after the customer leaves the page.
 */
export function useBulkOrders(userId: string, organizationId: string) {
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const session = useSession();
  const [bulkOrders, setBulkOrders] = useState<BulkOrdersActions | null>(null);
  const [isElsewhere, setIsElsewhere] = useState(false);

  const confirmIdentity = async () => (await session.confirmIdentity()) === 'same';
  const create = useEffectEvent(() => createBulkOrders({ userId, organizationId, client, i18n, confirmIdentity }));

  useEffect(() => {
    const controller = new AbortController();
    const name = `bulk-desk:${userId}:${organizationId}`;
    const lastVisit = visits.get(name);
    const closed = new Promise<void>((resolve) => controller.signal.addEventListener('abort', () => resolve()));

    async function runWithLock() {
      if (controller.signal.aborted) return;
      const opened = create();
      setBulkOrders(opened);
      setIsElsewhere(false);
      const save = () => void opened.save();
      window.addEventListener('pagehide', save);
      await opened.load();
      await closed;
      window.removeEventListener('pagehide', save);
      setBulkOrders(null);
      await opened.close();
    }

    async function open() {
      // Otherwise the customer would read that the sheet is open in another tab.
      await lastVisit;
      // The type says always present, but it is missing outside secure contexts.
      const locks = 'locks' in navigator ? navigator.locks : undefined;
      if (!locks) return runWithLock();
      const wasFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await runWithLock();
        return lock !== null;
      });
      if (wasFree || controller.signal.aborted) return;
      setIsElsewhere(true);
      await locks.request(name, { signal: controller.signal }, runWithLock);
    }

    // Unmounting aborts the wait for the lock, which rejects.
    const visit = open().catch(() => undefined);
    visits.set(name, visit);
    return () => controller.abort();
  }, [userId, organizationId]);

  return { bulkOrders, isElsewhere };
}
