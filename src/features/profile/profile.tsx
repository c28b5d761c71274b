import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/config/routes';
import { selectUser } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { Link } from '@/ui/kit/button/link';
import { PageHeader } from '@/ui/kit/layout/page-header';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { LanguageChoice, ThemeChoice } from './appearance-choices';
import { AccountDetails } from './account-details';
import { MarketingSwitch } from './marketing-switch';
import { NameSection } from './name-section';
import { PasswordSection } from './password-section';
import { PushSection } from './push-section';
import { SummaryCard } from './summary-card';

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  maxWidth: theme.layout.reading,
}));

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Choice = styled('div')(({ theme }) => ({
  '& > p': {
    marginBottom: theme.spacing(2),
    fontSize: theme.typography.body2.fontSize,
    fontWeight: theme.typography.fontWeightMedium,
  },
}));

const WithdrawNote = styled('p')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

export function Profile() {
  const { t } = useTranslation(['profile', 'common']);
  const user = useAppSelector(selectUser);
  if (!user) return null;

  return (
    <>
      <PageHeader title={t('title')} />
      <Column>
        <SummaryCard user={user} />
        <SectionCard title={t('section.person')}>
          <NameSection user={user} />
          <AccountDetails user={user} />
        </SectionCard>
        <PasswordSection user={user} />
        <SectionCard title={t('section.messages')}>
          <MarketingSwitch user={user} />
          <PushSection />
        </SectionCard>
        <SectionCard title={t('section.screen')}>
          <Choices>
            <Choice>
              <p>{t('language.label')}</p>
              <LanguageChoice />
            </Choice>
            <Choice>
              <p>{t('theme.label')}</p>
              <ThemeChoice />
            </Choice>
          </Choices>
        </SectionCard>
        <WithdrawNote>
          {t('leave.question')} <Link href={ROUTES.withdraw}>{t('leave.action')}</Link>
        </WithdrawNote>
      </Column>
    </>
  );
}
