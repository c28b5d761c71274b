import { useTranslation } from '@/lib/i18n/use-translation';
import { LanguageSwitch } from '@/ui/brand/language-switch';
import { ThemeToggle } from '@/ui/brand/theme-toggle';
import { styled } from '@/ui/styled';
import { ButtonGroup } from './button-group';
import { FeedbackGroup } from './feedback-group';
import { FormGroup } from './form-group';
import { IconGroup } from './icon-group';
import { LayoutGroup } from './layout-group';
import { GROUPS } from './specimen';

const Page = styled('div')(({ theme }) => ({
  maxWidth: theme.layout.page,
  margin: '0 auto',
  padding: theme.spacing(4, 4, 16),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
  [theme.breakpoints.up('lg')]: { paddingInline: theme.spacing(8) },
}));

const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: theme.spacing(2),
}));

const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h1 }));
const Lead = styled('p')(({ theme }) => ({ marginTop: theme.spacing(2), color: theme.vars.palette.text.secondary }));

const Contents = styled('nav')(({ theme }) => ({
  marginTop: theme.spacing(4),
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1, 4),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.layout.target,
    color: theme.vars.palette.primary.text,
  },
}));

/** Every control of src/ui/kit in every state. Only `next dev` serves it (see next.config.js). */
export function KitGallery() {
  const { t } = useTranslation('dev/kit');
  return (
    <Page>
      <Header>
        <LanguageSwitch />
        <ThemeToggle />
      </Header>
      <main>
        <Title>{t('title')}</Title>
        <Lead>{t('lead')}</Lead>
        <Contents aria-label={t('contents')}>
          <ul>
            {GROUPS.map((group) => (
              <li key={group}>
                <a href={`#${group}`}>{t(`group.${group}`)}</a>
              </li>
            ))}
          </ul>
        </Contents>
        <ButtonGroup />
        <IconGroup />
        <FormGroup />
        <FeedbackGroup />
        <LayoutGroup />
      </main>
    </Page>
  );
}
