import { useTranslation } from '@/lib/i18n/use-translation';
import { styled } from '@/ui/styled';
import { MAIN_ID } from './main-area';

const Root = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(2),
  left: theme.spacing(2),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(3, 4),
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.neutral.main,
  color: theme.vars.palette.neutral.contrastText,
  fontWeight: theme.typography.fontWeightMedium,
  textDecoration: 'none',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  '@media print': { display: 'none' },
}));

/** The first stop of the Tab key on every page. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return <Root href={`#${MAIN_ID}`}>{t('app.skipToMain')}</Root>;
}
