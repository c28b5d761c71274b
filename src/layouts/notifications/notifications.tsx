import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { IS_OFFERED } from '@/config/env';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { useInbox } from '@/lib/push/use-inbox';
import { selectSignIn } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { IconButton } from '@/ui/kit/button/icon-button';
import { BellIcon } from '@/ui/kit/icons/system-icons';
import { dismissToasts } from '@/ui/kit/feedback/notify';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { styled } from '@/ui/styled';
import { RowLabel, RowSuffix, rowStyles } from '../sidebar/row-styles';
import type { NotificationCentre } from './notification-centre';

const LazyCentre = lazyPart<Parameters<typeof NotificationCentre>[0]>(() =>
  import('./notification-centre').then((module) => module.NotificationCentre),
);

type Variant = { variant: 'row'; isExpanded: boolean } | { variant: 'button' };

const Row = styled('button')(rowStyles);

const Sign = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  '&[data-new="true"]::after': {
    content: '""',
    position: 'absolute',
    top: -2,
    right: -2,
    width: 10,
    height: 10,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.brand,
    border: `2px solid ${theme.vars.palette.background.paper}`,
  },
}));

const Count = styled('span')(({ theme }) => ({
  padding: theme.spacing(0, 2),
  borderRadius: theme.radius.pill,
  backgroundColor: theme.vars.palette.primary.soft,
  color: theme.vars.palette.primary.text,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: '22px',
  fontVariantNumeric: 'tabular-nums',
}));

function Bell({ userId, ...props }: Variant & { userId: string }) {
  const { t } = useTranslation(['common', 'push']);
  // Null until it first opens, which loads its code.
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const notices = useInbox(userId, isOpen !== null);
  const count = notices?.filter(({ isRead }) => !isRead).length ?? 0;
  const hasTexts = useLazyTexts(count > 0 ? 'push' : null);
  const name = t('app.notices');
  const label = count > 0 && hasTexts ? `${name}, ${t('push:unread', { count })}` : name;
  const open = () => {
    setIsOpen(true);
    dismissToasts();
  };
  const close = () => setIsOpen(false);
  const button = { 'aria-haspopup': 'dialog', onClick: open } as const;
  const sign = (
    <Sign data-new={count > 0 && !(props.variant === 'row' && props.isExpanded)}>
      <BellIcon />
    </Sign>
  );
  return (
    <>
      {props.variant === 'row' ? (
        <Row type="button" aria-label={label} {...button} {...(props.isExpanded ? {} : { title: label })}>
          {sign}
          <RowLabel>{name}</RowLabel>
          {count > 0 ? (
            <RowSuffix>
              <Count>{count}</Count>
            </RowSuffix>
          ) : null}
        </Row>
      ) : (
        <IconButton label={label} {...button}>
          {sign}
        </IconButton>
      )}
      {isOpen === null ? null : <LazyCentre notices={notices ?? []} isOpen={isOpen} onClose={close} />}
    </>
  );
}

/** The bell: the recent pushes of this browser, for members only, if the deployment has push. */
export function Notifications(props: Variant) {
  const signIn = useAppSelector(selectSignIn);
  return IS_OFFERED.push && signIn.kind === 'member' ? <Bell userId={signIn.user.id} {...props} /> : null;
}
