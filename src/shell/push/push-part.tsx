import { useRouter } from 'next/router';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useRef } from 'react';
import { savePushToken } from '@/api/notification/notification-requests';
import { PUSH_TOAST_MS } from '@/config/push';
import { orderRoute, ROUTES } from '@/config/routes';
import type { Push } from '@/domain/push';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { markRead } from '@/lib/push/inbox';
import { setConnection, usePushAttempt, usePushStatus } from '@/lib/push/push-state';
import { selectUser } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { notify } from '@/ui/kit/feedback/notify';
import { useLocale } from '@/ui/use-locale';
import { loadPushConnection } from './load-push';

const MAY_CONNECT: readonly unknown[] = ['connecting', 'on', 'failed'];

/** A push may also be about a coupon, and lead to the page for a new order. */
const isOfOrder = (path: string) =>
  path.startsWith(orderRoute('')) && !Object.values<unknown>(ROUTES).includes(path.replace(/[?#].*/, ''));

/** Keeps this browser's token saved at the provider and shows incoming pushes. Renders nothing. */
export function PushPart() {
  const { push: goTo } = useRouter();
  const { t } = useTranslation('push');
  const locale = useLocale();
  const userId = useAppSelector(selectUser)?.id ?? null;
  const mayConnect = MAY_CONNECT.includes(usePushStatus());
  useLazyTexts(mayConnect ? 'push' : null);
  const attempt = usePushAttempt();

  const show = (push: Push) => {
    // Hidden pages receive it too.
    if (document.visibilityState !== 'visible') return;
    const { id, title, body, path } = push;
    void notify('info', body, {
      title,
      durationMs: PUSH_TOAST_MS,
      hasProgress: true,
      ...(path && {
        action: {
          label: t(isOfOrder(path) ? 'openOrder' : 'open'),
          href: path,
          onFollow: () => void markRead(id),
        },
      }),
    });
  };
  const latest = useRef({ show, goTo });
  useEffect(() => {
    latest.current = { show, goTo };
  });

  useEffect(() => {
    if (!mayConnect || userId === null) return;
    let isOver = false;
    const hasEnded = () => isOver;
    const cleanups: (() => void)[] = [];
    const start = async () => {
      const connection = await loadPushConnection();
      if (hasEnded()) return;
      cleanups.push(connection.subscribeOpenings((path) => void latest.current.goTo(path)));
      await connection.connectPush({ userId, locale, save: savePushToken });
      if (hasEnded()) return;
      cleanups.push(connection.subscribePushes(userId, (push) => latest.current.show(push)));
    };
    // The code of the connection did not load.
    void start().catch(() => setConnection('failed'));
    return () => {
      isOver = true;
      cleanups.forEach((cleanup) => cleanup());
    };
  }, [attempt, locale, mayConnect, userId]);

  return null;
}
