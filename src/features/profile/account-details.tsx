import { useTranslation } from '@/lib/i18n/use-translation';
import { SITE } from '@/config/site';
import { organizationTypeName } from '@/domain/account/accounts';
import { formatPhone } from '@/domain/text/phone';
import { keepOnOneLine } from '@/domain/text/visible-text';
import { hasPassword, providerOfLoginType } from '@/domain/account/social';
import type { CurrentUser } from '@/domain/account/user';
import { styled } from '@/ui/styled';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  marginTop: theme.spacing(6),
  paddingTop: theme.spacing(6),
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& dt': { fontSize: theme.typography.body2.fontSize, color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: theme.typography.fontWeightMedium, overflowWrap: 'anywhere' },
  '& small': {
    display: 'block',
    fontSize: theme.typography.caption.fontSize,
    fontWeight: theme.typography.fontWeightRegular,
    color: theme.vars.palette.text.secondary,
  },
}));

/** What cannot be changed here, with a hint where it can be changed. */
export function AccountDetails({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('profile');
  const provider = providerOfLoginType(user.loginTypeCd);
  const way = hasPassword(user.loginTypeCd) ? t('fact.password') : provider && t(`provider.${provider}`);
  const organizationType = user.organization ? organizationTypeName(user.organization.type) : null;
  return (
    <List>
      <div>
        <dt>{t('fact.phone')}</dt>
        <dd>
          {formatPhone(user.phoneNumber)}
          <small>{t('fact.phoneHint', { phone: keepOnOneLine(SITE.customerCentrePhone) })}</small>
        </dd>
      </div>
      {way ? (
        <div>
          <dt>{t('fact.way')}</dt>
          <dd>{way}</dd>
        </div>
      ) : null}
      {user.organization ? (
        <div>
          <dt>{t('fact.organization')}</dt>
          <dd>
            {user.organization.name}
            {organizationType ? <small>{t(`fact.organizationType.${organizationType}`)}</small> : null}
            <small>{t('fact.organizationHint')}</small>
          </dd>
        </div>
      ) : null}
    </List>
  );
}
