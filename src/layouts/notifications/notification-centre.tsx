import { useTranslation } from '@/lib/i18n/use-translation';
import { ROUTES } from '@/config/routes';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { markAllRead, type PushNotice } from '@/lib/push/inbox';
import { usePushStatus } from '@/lib/push/push-state';
import { EmptyDrawing } from '@/ui/drawings/empty-drawing';
import { Button } from '@/ui/kit/button/button';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { Dialog } from '@/ui/kit/layout/dialog';
import { EmptyState } from '@/ui/kit/feedback/empty-state';
import { styled } from '@/ui/styled';
import { CloseOnLeaving } from '../close-on-leaving';
import { NotificationItem } from './notification-item';

const List = styled('ul')(({ theme }) => ({ margin: theme.spacing(0, -3) }));

type NotificationCentreProps = { notices: readonly PushNotice[]; isOpen: boolean; onClose: () => void };

export function NotificationCentre({ notices, isOpen, onClose }: NotificationCentreProps) {
  const { t } = useTranslation(['push', 'common']);
  const hasTexts = useLazyTexts('push');
  const isOn = usePushStatus() === 'on';
  const isAllRead = notices.every(({ isRead }) => isRead);
  if (!hasTexts) return null;
  return (
    <Dialog
      kind="form"
      isOpen={isOpen}
      onClose={onClose}
      title={t('common:app.notices')}
      actions={
        notices.length > 0 ? (
          <Button
            variant="outline"
            aria-disabled={isAllRead}
            onClick={() => {
              if (!isAllRead) void markAllRead();
            }}
          >
            {t('centre.markAll')}
          </Button>
        ) : null
      }
    >
      {isOpen ? <CloseOnLeaving close={onClose} /> : null}
      {notices.length > 0 ? (
        <List>
          {notices.map((notice) => (
            <NotificationItem key={notice.id} notice={notice} onFollow={onClose} />
          ))}
        </List>
      ) : (
        <EmptyState
          isPictureBare
          picture={<EmptyDrawing name="bell" />}
          title={t('centre.emptyTitle')}
          message={t(isOn ? 'centre.emptyMessage' : 'centre.offMessage')}
          action={
            isOn ? null : (
              <ButtonLink href={ROUTES.user} onClick={onClose}>
                {t('centre.settings')}
              </ButtonLink>
            )
          }
        />
      )}
    </Dialog>
  );
}
