import { useTranslation } from '@/lib/i18n/use-translation';
import { LOCALE_FACTS, LOCALES } from '@/config/locales';
import { ROUTES } from '@/config/routes';
import { COLOR_MODES, setColorMode, useColorScheme } from '@/lib/browser/color-scheme';
import { selectUser } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { useSwitchLanguage } from '@/ui/brand/language-switch';
import { Link } from '@/ui/kit/button/link';
import { SegmentedControl } from '@/ui/kit/form/segmented-control';
import { PageHeader } from '@/ui/kit/layout/page-header';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { AccountDetails } from './account-details';
import { MarketingSwitch } from './marketing-switch';
import { NameSection } from './name-section';
import { PasswordSection } from './password-section';
import { PushSection } from './push-section';
import { SummaryCard } from './summary-card';

function ThemeChoice() {
  const { t } = useTranslation('profile');
  const { mode } = useColorScheme();
  return (
    <SegmentedControl
      legend={t('theme.label')}
      options={COLOR_MODES.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={mode ?? 'system'}
      onChange={setColorMode}
    />
  );
}

function LanguageChoice() {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const switchTo = useSwitchLanguage();
  return (
    <SegmentedControl
      legend={t('language.label')}
      options={LOCALES.map((value) => ({
        value,
        label: <span lang={value}>{LOCALE_FACTS[value].name}</span>,
      }))}
      value={locale}
      onChange={switchTo}
    />
  );
}

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
            {LOCALES.length > 1 && (
              <Choice>
                <p>{t('language.label')}</p>
                <LanguageChoice />
              </Choice>
            )}
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
