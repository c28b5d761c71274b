import { useTranslation } from '@/lib/i18n/use-translation';
import { styled } from '@/ui/styled';
import { OrderCard } from './order-card';
import type { OrderRowsProps } from './order-table';
import { rowPartStyles } from './row-styles';
import { isSelected, NO_SELECTION } from '../selection/selection';
import { useRowLinks } from './use-row-links';

/** Height of a card and the gap below it. */
export const CARD_REM = 13;
const GAP_REM = 0.75;

const List = styled('div')(({ theme }) => ({
  position: 'relative',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  ...rowPartStyles({ theme }),
  '& > [role="listitem"]': {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    height: `${CARD_REM - GAP_REM}rem`,
    // For the arrow keys, which scroll to the card of what they focus.
    scrollMargin: `${theme.layout.topBar + 8}px 0 var(--bar-room, 6.5rem)`,
    contain: 'strict',
    borderRadius: theme.radius.outer,
    border: `1px solid ${theme.vars.palette.line.hairline}`,
    backgroundColor: theme.vars.palette.background.paper,
    '&:focus': { outline: 'none' },
    '&[data-picked="true"]': { borderColor: theme.vars.palette.primary.brand },
    '&[data-empty="true"] > div': {
      backgroundColor: theme.vars.palette.surface.pressed,
      backgroundClip: 'content-box',
    },
  },
  '& > [role="listitem"] > div': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    height: '100%',
    padding: theme.spacing(4),
  },
  '& p': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(3),
    minHeight: 28,
    minWidth: 0,
    '& > strong': { whiteSpace: 'nowrap' },
    '& > [data-part="pick"]': { margin: theme.spacing(-2, -3, -2, -2.5) },
    '& > [data-tone]': { marginRight: 'auto' },
    '& > [data-part="act"]': { flex: 'none' },
  },
  // Large text has the date below the status, on two lines if it is long.
  '& p:first-of-type': { flexWrap: 'wrap' },
  '& p:last-of-type': {
    minHeight: 36,
    '& > small': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
}));

/** For phones: one card per order. */
export function OrderCards({
  window: { list, height, rows, keys },
  total,
  isBusy,
  isPicking,
  selection,
  toolsOf,
}: OrderRowsProps) {
  const { t } = useTranslation('orders');
  const links = useRowLinks(null);
  const canPick = isPicking || selection !== NO_SELECTION;
  return (
    <List
      role="list"
      aria-label={t('title')}
      aria-busy={isBusy}
      ref={list}
      style={{ height: height }}
      {...links}
      {...keys}
    >
      {rows.map(({ slot, index, top, item }) => (
        <OrderCard
          key={slot}
          index={index}
          total={total}
          top={top}
          item={item}
          isSelected={canPick ? Boolean(item && isSelected(selection, item.id)) : undefined}
          tools={toolsOf(item)}
        />
      ))}
    </List>
  );
}
