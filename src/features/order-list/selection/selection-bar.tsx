import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/ui/kit/button/button';
import { ExportButton } from '../export/export-button';
import type { ExportSource } from '../export/use-export';

/** Sticky, so that it is visible from every position in the long list. */
const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  bottom: theme.spacing(4),
  [theme.breakpoints.down('md')]: { bottom: `calc(${theme.layout.tabBar + 12}px + env(safe-area-inset-bottom))` },
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 4),
  width: 'fit-content',
  maxWidth: '100%',
  marginInline: 'auto',
  marginTop: theme.spacing(4),
  padding: theme.spacing(2, 2, 2, 5),
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.strong}`,
  backgroundColor: theme.vars.palette.surface.floating,
  boxShadow: `0 8px 24px ${theme.vars.palette.surface.shadow}`,
  '& > p': { fontWeight: theme.typography.fontWeightMedium },
  '& > div': { display: 'flex', gap: theme.spacing(1) },
  [theme.breakpoints.down('sm')]: { width: 'auto' },
}));

type SelectionBarProps = { source: ExportSource; count: number; onClear: () => void };

/** The number of selected orders and the actions on them. */
export function SelectionBar({ source, count, onClear }: SelectionBarProps) {
  const { t } = useTranslation('orders');
  return (
    <Bar aria-label={t('pick.label')}>
      <p>{t('pick.count', { count })}</p>
      <div>
        <Button size="small" variant="ghost" onClick={onClear}>
          {t('pick.clear')}
        </Button>
        <ExportButton source={source} variant="neutral" />
      </div>
    </Bar>
  );
}
