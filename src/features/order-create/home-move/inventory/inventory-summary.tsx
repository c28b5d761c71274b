import { useTranslation } from '@/lib/i18n/use-translation';
import { piecesOf, type Inventory } from '@/domain/home-move/inventory';
import { loadOf } from '@/domain/home-move/load';
import { formatCubicMetres } from '@/domain/text/format';
import { styled } from '@/ui/styled';
import { roughKilograms } from './rough-kilograms';

const Root = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0, 2),
  fontSize: theme.typography.body1.fontSize,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > strong': {
    fontSize: theme.typography.h2.fontSize,
    fontWeight: theme.typography.fontWeightBold,
    color: theme.vars.palette.text.primary,
  },
  '& > span': { whiteSpace: 'nowrap' },
  // No dots on phones: the line breaks there, and a dot would end up at a line's end.
  [theme.breakpoints.up('sm')]: {
    '& > span:not(:last-of-type)::after': { content: '"·"', marginLeft: theme.spacing(2) },
  },
}));

/** For example `8.4㎥ · 짐 23개 · 상자 20개 · 약 620kg`. */
export function InventorySummary({ items, ownItems }: Inventory) {
  const { t } = useTranslation('inventory');
  const load = loadOf(items, ownItems);
  const pieces = piecesOf({ items, ownItems });
  if (pieces === 0 && load.boxes === 0) return <Root role="status">{t('nothing')}</Root>;
  return (
    <Root role="status">
      <strong>{t('volume', { figure: formatCubicMetres(load.volume) })}</strong>
      <span>{t('pieces', { count: pieces })}</span>
      {load.boxes > 0 ? <span>{t('boxes', { count: load.boxes })}</span> : null}
      <span>{t('weight', { figure: roughKilograms(load.kg) })}</span>
    </Root>
  );
}
