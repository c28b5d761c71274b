import { useTranslation } from '@/lib/i18n/use-translation';
import NextLink from 'next/link';
import { memo, type ReactNode } from 'react';
import { ROUTES } from '@/config/routes';
import { isOrganizationStaff } from '@/domain/account/user';
import { selectSignIn } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { Logo } from '@/ui/brand/logo';
import { Skeleton } from '@/ui/kit/feedback/skeleton';
import { LoginIcon } from '@/ui/kit/icons/action-icons';
import { styled } from '@/ui/styled';
import { LanguageSwitch } from '@/ui/brand/language-switch';
import { ThemeToggle } from '@/ui/brand/theme-toggle';
import { MENU } from './menu';
import { MenuRow } from './menu-row';
import { RowLabel, rowStyles } from './row-styles';
import { UserMenu } from './user-menu';

const SettingsRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // Aligns with the rows around it.
  '& > button:first-of-type': { gap: theme.spacing(3), fontSize: theme.typography.body1.fontSize },
  '[data-expanded="false"] &': { flexDirection: 'column' },
}));

const DisplaySettings = memo(function DisplaySettings({ isExpanded }: { isExpanded: boolean }) {
  return (
    <SettingsRow>
      <LanguageSwitch isCompact={!isExpanded} />
      <ThemeToggle />
    </SettingsRow>
  );
});

const LoginLink = styled(NextLink)(rowStyles, ({ theme }) => ({
  backgroundColor: theme.vars.palette.primary.soft,
  color: theme.vars.palette.primary.text,
  fontWeight: theme.typography.fontWeightBold,
}));

/** The end of the sidebar: the user menu for members, a sign-in link for everyone else. */
function AccountArea({ isExpanded, isVisible }: { isExpanded: boolean; isVisible: boolean }) {
  const { t } = useTranslation('common');
  const signIn = useAppSelector(selectSignIn);

  if (!isVisible || signIn.kind === 'unknown' || signIn.kind === 'leaving') return <Skeleton height={52} radius={8} />;
  if (signIn.kind === 'member') return <UserMenu user={signIn.user} isExpanded={isExpanded} />;
  return (
    // Most guests do not sign in. Next fetches the page when the pointer or a finger is on the link.
    <LoginLink href={ROUTES.login} prefetch={false} {...(isExpanded ? {} : { title: t('user.loginOrSignup') })}>
      <LoginIcon />
      <RowLabel>{t('user.loginOrSignup')}</RowLabel>
    </LoginLink>
  );
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  gap: theme.spacing(2),
  padding: theme.spacing(4),
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: theme.layout.target,
  marginBottom: theme.spacing(4),
  paddingLeft: theme.spacing(1.5),
}));

const Items = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
}));

const Bottom = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  marginTop: 'auto',
  paddingTop: theme.spacing(4),
}));

const Divider = styled('hr')(({ theme }) => ({
  width: '100%',
  margin: theme.spacing(2, 0),
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
}));

/** The content of sidebar and drawer. No item is locked until the sign-in state is known. */
export function Navigation({
  isExpanded,
  isVisible = true,
  bell,
  toggle,
  close,
}: {
  isExpanded: boolean;
  isVisible?: boolean;
  /** Narrow screens show the bell in the top bar instead. */
  bell?: ReactNode;
  toggle?: ReactNode;
  close?: ReactNode;
}) {
  const { t } = useTranslation('common');
  const signIn = useAppSelector(selectSignIn);
  const { kind } = signIn;
  const isStaff = signIn.kind === 'member' && isOrganizationStaff(signIn.user);
  const isGuest = kind === 'guest' || kind === 'signedOut';
  return (
    <Root data-expanded={isExpanded}>
      <Head>
        <Logo isCompact={!isExpanded} />
        {close}
      </Head>
      <nav aria-label={t('menu.label')}>
        <Items>
          {MENU.filter(({ isForStaff }) => !isForStaff || isStaff).map((item) => (
            <li key={item.name}>
              <MenuRow item={item} isDisabled={isGuest && !item.isForGuests} isExpanded={isExpanded} />
            </li>
          ))}
        </Items>
      </nav>
      <Bottom>
        {bell}
        <DisplaySettings isExpanded={isExpanded} />
        {toggle}
        <Divider />
        <AccountArea isExpanded={isExpanded} isVisible={isVisible} />
      </Bottom>
    </Root>
  );
}
