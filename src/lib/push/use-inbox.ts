import { useEffect, useState } from 'react';
import type { PushNotice } from './inbox';

/** The recent pushes of this user in this browser, newest first; null until they are read. */
export function useInbox(userId: string): PushNotice[] | null {
  const [notices, setNotices] = useState<PushNotice[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let unwatch = () => {};
    const start = async () => {
      const { listNotices, watchInbox } = await import('./inbox');
      const read = async () => {
        const all = await listNotices(userId);
        if (isCurrent) setNotices(all);
      };
      if (!isCurrent) return;
      unwatch = watchInbox(() => void read());
      await read();
    };
    // The code did not load: the bell shows no number.
    void start().catch(() => undefined);
    return () => {
      isCurrent = false;
      unwatch();
    };
  }, [userId]);
  return notices;
}
