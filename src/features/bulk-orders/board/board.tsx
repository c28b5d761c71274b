import { useTranslation } from '@/lib/i18n/use-translation';
import { useRef, useState } from 'react';
import { isFinalStatus, ORDER_PHASES, phaseOf, type OrderPhase } from '@/domain/order/status';
import { LazyCancelOrders } from '@/queries/cancel-orders/lazy-cancel-orders';
import { Button } from '@/ui/kit/button/button';
import { styled } from '@/ui/styled';
import { ExportActions } from '../export/export-actions';
import { areaOf, type Cursor } from '../grid/selection';
import type { Shown } from '../grid/use-sheet-actions';
import { useBulkOrdersState } from '../state/bulk-orders-context';
import { useObservable } from '../state/observable';
import type { RowView } from '../state/row-views';
import { useColumnNames } from '../use-column-names';
import { useLiveStatuses, type LiveStatuses } from './use-live-statuses';

const REFRESH_MS = 15_000;

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginLeft: 'auto',
  // As large as its button, which comes when sending has ended.
  '& > [data-part="cancel"]': { display: 'grid', minWidth: 88, minHeight: 36, '&:focus': { outline: 'none' } },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    width: '100%',
    '& button': { width: '100%' },
  },
}));

const Tiles = styled('div')(({ theme }) => ({
  flex: '1 1 480px',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Tile = styled('button')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  minHeight: theme.layout.target,
  padding: theme.spacing(2, 4),
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.background.paper,
  font: 'inherit',
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  textAlign: 'left',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '& > b': { fontSize: theme.typography.h3.fontSize, color: theme.vars.palette.text.primary },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.brand,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.brand}`,
  },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
}));

const Unknown = styled('p')(({ theme }) => ({
  flexBasis: '100%',
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

/** Null for a row without an order, or whose order's status is not known. */
export function phaseOfRow({ row: { send } }: RowView, { statuses, isAwaited }: LiveStatuses): OrderPhase | null {
  if (send.status !== 'sent') return null;
  const status = statuses.get(send.order.id);
  if (status === undefined) return isAwaited ? 'waiting' : null;
  return phaseOf(status);
}

/** The orders of these rows that are known not to have ended, as the cancel dialog takes them. */
const ordersOf = (rows: readonly Shown[], { statuses }: LiveStatuses) =>
  rows.flatMap(({ view: { row } }) => {
    if (row.send.status !== 'sent') return [];
    const { id, orderNo } = row.send.order;
    const status = statuses.get(id);
    if (status === undefined || isFinalStatus(status)) return [];
    return [{ id, orderNo, name: row.values.dropName, status }];
  });

type CancelProps = { shown: readonly Shown[]; cursor: Cursor; live: LiveStatuses };

/** Cancels the orders of the selected rows; of all that are shown if no more than one row is selected. */
function CancelButton({ shown, cursor, live }: CancelProps) {
  const { t } = useTranslation('bulk');
  const selection = useObservable(cursor);
  const [asked, setAsked] = useState<{ orders: ReturnType<typeof ordersOf>; isOpen: boolean } | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const { top, bottom } = areaOf(selection, shown.length, 1);
  const isSelected = bottom > top;
  const isSending = useBulkOrdersState('sending').status === 'running';
  const orders = ordersOf(isSelected ? shown.slice(top, bottom + 1) : shown, live);

  return (
    <div ref={group} tabIndex={-1} data-part="cancel">
      {orders.length > 0 && !isSending ? (
        <Button size="small" variant="outline" onClick={() => setAsked({ orders, isOpen: true })}>
          {t(isSelected ? 'board.cancelSelected' : 'board.cancel', { count: orders.length })}
        </Button>
      ) : null}
      {asked ? (
        <LazyCancelOrders
          {...asked}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          // The button may be gone, and the focus with it.
          onCancel={() => requestAnimationFrame(() => group.current?.focus({ preventScroll: true }))}
        />
      ) : null}
    </div>
  );
}

type BoardProps = {
  views: readonly RowView[];
  shown: readonly Shown[];
  cursor: Cursor;
  phase: OrderPhase | null;
  onPhase: (phase: OrderPhase | null) => void;
};

/**
 * How far the orders of this sheet are, refreshed four times a minute. A press shows the rows of one phase. Labels and
 * results are here, too.
 */
export function Board({ views, shown, cursor, phase, onPhase }: BoardProps) {
  const { t } = useTranslation('bulk');
  const { phaseName } = useColumnNames();
  const live = useLiveStatuses(REFRESH_MS);
  const sent = views.filter(({ row }) => row.send.status === 'sent');
  const unknown = live.isLoading ? 0 : sent.filter((view) => phaseOfRow(view, live) === null).length;
  return (
    <Root role="group" aria-label={t('board.label')}>
      <Tiles>
        {ORDER_PHASES.map((name) => (
          <Tile
            key={name}
            type="button"
            aria-pressed={phase === name}
            onClick={() => onPhase(phase === name ? null : name)}
          >
            {phaseName(name)}
            <b>{views.filter((view) => phaseOfRow(view, live) === name).length}</b>
          </Tile>
        ))}
      </Tiles>
      <Actions>
        <CancelButton shown={shown} cursor={cursor} live={live} />
        <ExportActions />
      </Actions>
      {unknown > 0 ? <Unknown>{t('board.unknown', { count: unknown })}</Unknown> : null}
    </Root>
  );
}
