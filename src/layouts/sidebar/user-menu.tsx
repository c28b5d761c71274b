import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useId, useState, type KeyboardEvent } from 'react';
import { ROUTES } from '@/config/routes';
import type { CurrentUser } from '@/domain/account/user';
import { LogoutIcon } from '@/ui/kit/icons/action-icons';
import { ChevronDownIcon, ChevronUpIcon } from '@/ui/kit/icons/arrow-icons';
import { CouponIcon, UserIcon } from '@/ui/kit/icons/order-icons';
import { styled } from '@/ui/styled';
import { useLogout } from '../logout-context';
import { RowLabel, RowSuffix, rowStyles } from './row-styles';

// The list is above the name on the screen and after it for the keyboard.
const Root = styled('div')({ display: 'flex', flexDirection: 'column-reverse' });

const Row = styled('button')(rowStyles);
const RowLink = styled(NextLink)(rowStyles);

const Name = styled(Row)(({ theme }) => ({
  minHeight: theme.layout.controlLarge,
  paddingInline: theme.spacing(1.5),
  color: theme.vars.palette.text.primary,
}));

const Initial = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.attention.main,
  color: theme.vars.palette.attention.contrastText,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightBold,
}));

const Company = styled('small')(({ theme }) => ({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

const LINKS = [
  { name: 'profile', href: ROUTES.user, Icon: UserIcon },
  { name: 'coupon', href: ROUTES.coupon, Icon: CouponIcon },
] as const;

/** Reads the router here, so that a change of the page renders only the links and not the whole menu. */
function UserLink({
  name,
  href,
  Icon,
  isExpanded,
  onClick,
}: (typeof LINKS)[number] & { isExpanded: boolean; onClick: () => void }) {
  const { t } = useTranslation('common');
  const { pathname } = useRouter();
  const label = t(`user.${name}`);
  return (
    <RowLink
      href={href}
      onClick={onClick}
      {...(isExpanded ? {} : { title: label })}
      {...(pathname === href ? { 'aria-current': 'page' } : {})}
    >
      <Icon />
      <RowLabel>{label}</RowLabel>
    </RowLink>
  );
}

/** The menu of the signed-in member. It opens in place, so the name does not move. */
export function UserMenu({ user, isExpanded }: { user: CurrentUser; isExpanded: boolean }) {
  const { t } = useTranslation('common');
  const { organization } = user;
  const name = user.name.trim() || t('user.label');
  const logout = useLogout();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const hint = (label: string) => (isExpanded ? {} : { title: label });

  function closeByEscape(event: KeyboardEvent<HTMLElement>) {
    if (!isOpen || event.key !== 'Escape') return;
    // The drawer around the menu stays open.
    event.stopPropagation();
    setIsOpen(false);
    event.currentTarget.querySelector('button')?.focus();
  }

  return (
    <Root onKeyDown={closeByEscape}>
      <Name
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen((before) => !before)}
        {...hint(name)}
      >
        <Initial aria-hidden="true">{Array.from(name)[0]}</Initial>
        <RowLabel>
          {name}
          {organization ? <Company>{organization.name}</Company> : null}
        </RowLabel>
        <RowSuffix>{isOpen ? <ChevronDownIcon size={16} /> : <ChevronUpIcon size={16} />}</RowSuffix>
      </Name>
      <ul id={listId} hidden={!isOpen} aria-label={t('user.label')}>
        {LINKS.map((link) => (
          <li key={link.name}>
            <UserLink {...link} isExpanded={isExpanded} onClick={() => setIsOpen(false)} />
          </li>
        ))}
        <li>
          <Row type="button" onClick={() => logout(user)} {...hint(t('user.logout'))}>
            <LogoutIcon />
            <RowLabel>{t('user.logout')}</RowLabel>
          </Row>
        </li>
      </ul>
    </Root>
  );
}
