import { useEffect, useState } from 'react';
import { useIsIdle } from '../browser/use-is-idle';
import { listNotices, watchInbox, type PushNotice } from './inbox';

/**
 * The recent pushes of this user in this browser, newest first; null until they are read. Opening the browser's database
 * can wait until the browser is idle, unless `isWanted`: the customer looks at them.
 */
export function useInbox(userId: string, isWanted: boolean): PushNotice[] | null {
  const [notices, setNotices] = useState<PushNotice[] | null>(null);
  const isIdle = useIsIdle();
  const mayRead = isIdle || isWanted;
  useEffect(() => {
    if (!mayRead) return;
    let isCurrent = true;
    let unwatch = () => {};
    const start = async () => {
      const read = async () => {
        const all = await listNotices(userId);
        if (isCurrent) setNotices(all);
      };
      unwatch = watchInbox(() => void read());
      await read();
    };
    // The browser's database cannot be opened: the bell shows no number.
    void start().catch(() => undefined);
    return () => {
      isCurrent = false;
      unwatch();
    };
  }, [mayRead, userId]);
  return notices;
}
