import styled from '@emotion/styled';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/config/routes';
import { selectSignIn } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { LoginIcon } from '@/ui/kit/icons/action-icons';
import { Skeleton } from '@/ui/kit/feedback/skeleton';
import { RowLabel, rowStyles } from './row-styles';
import { UserMenu } from './user-menu';

const LoginLink = styled(NextLink)(rowStyles, ({ theme }) => ({
  backgroundColor: theme.vars.palette.primary.soft,
  color: theme.vars.palette.primary.text,
  fontWeight: theme.typography.fontWeightBold,
}));

/** The end of the sidebar: the user menu for members, a sign-in link for everyone else. */
export function AccountArea({ isExpanded }: { isExpanded: boolean }) {
  const { t } = useTranslation('common');
  const signIn = useAppSelector(selectSignIn);

  if (signIn.kind === 'member') return <UserMenu name={signIn.user.name} isExpanded={isExpanded} />;
  if (signIn.kind === 'unknown' || signIn.kind === 'leaving') return <Skeleton height={52} radius={8} />;
  return (
    <LoginLink href={ROUTES.login} {...(isExpanded ? {} : { title: t('user.loginOrSignup') })}>
      <LoginIcon />
      <RowLabel>{t('user.loginOrSignup')}</RowLabel>
    </LoginLink>
  );
}
