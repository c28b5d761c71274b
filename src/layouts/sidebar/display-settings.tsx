import { LanguageSwitch } from '@/ui/brand/language-switch';
import { ThemeToggle } from '@/ui/brand/theme-toggle';
import { styled } from '@/ui/styled';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // Aligns with the rows around it.
  '& > button:first-of-type': { gap: theme.spacing(3), fontSize: theme.typography.body1.fontSize },
  '[data-expanded="false"] &': { flexDirection: 'column' },
}));

export function DisplaySettings({ isExpanded }: { isExpanded: boolean }) {
  return (
    <Root>
      <LanguageSwitch isCompact={!isExpanded} />
      <ThemeToggle />
    </Root>
  );
}
