import type { ReactNode } from 'react';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { useTranslation } from '@/lib/i18n/use-translation';
import { Dialog } from '@/ui/kit/layout/dialog';
import { createPersistence } from './state/persistence';
import { unsentIn } from './state/stored-sheet';

function LogoutQuestion({ count, onLeave, onStay }: { count: number; onLeave: () => void; onStay: () => void }) {
  const hasTexts = useLazyTexts('logoutQuestion');
  const { t } = useTranslation('logoutQuestion');
  if (!hasTexts) return null;
  return (
    <Dialog
      isOpen
      onClose={onStay}
      title={t('title')}
      question={{ cancel: t('stay'), confirm: t('leave'), onConfirm: onLeave }}
    >
      {t('message', { count })}
    </Dialog>
  );
}

/** A logout deletes the member's sheets, so one with rows that are no orders yet asks first. `ask` shows the question. */
export async function leaveOrAsk(
  userId: string,
  organizationId: string,
  leave: () => void,
  ask: (question: ReactNode) => void,
) {
  const { kept, shelf } = await createPersistence(userId, organizationId).load();
  const count = unsentIn(kept?.history.rows ?? []) + shelf.reduce((sum, { left }) => sum + left, 0);
  if (count === 0) return leave();
  const close = () => ask(null);
  const closeAndLeave = () => {
    close();
    leave();
  };
  ask(<LogoutQuestion count={count} onLeave={closeAndLeave} onStay={close} />);
}
