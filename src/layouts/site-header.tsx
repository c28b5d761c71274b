import { LanguageSwitch } from '@/ui/brand/language-switch';
import { Logo } from '@/ui/brand/logo';
import { ThemeToggle } from '@/ui/brand/theme-toggle';
import { styled } from '@/ui/styled';

const Root = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  // Large text has no room for both in one row.
  flexWrap: 'wrap',
  columnGap: theme.spacing(4),
  width: '100%',
  maxWidth: theme.layout.page,
  minHeight: theme.layout.topBar,
  margin: '0 auto',
  padding: theme.spacing(1, 4),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(2, 6) },
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(2, 8) },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto',
    height: 4,
    backgroundColor: theme.vars.palette.primary.brand,
  },
  '@media print': { paddingInline: 0, '&::before': { display: 'none' } },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginLeft: 'auto',
  '@media print': { display: 'none' },
}));

/** Logo, language and colour scheme, for layouts without a sidebar. */
export function SiteHeader() {
  return (
    <Root>
      <Logo />
      <Tools>
        <LanguageSwitch />
        <ThemeToggle />
      </Tools>
    </Root>
  );
}
