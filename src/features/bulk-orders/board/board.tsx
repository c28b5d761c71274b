import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { ORDER_PHASES, type OrderPhase } from '@/domain/order/status';
import type { RowView } from '../state/row-views';
import { useLivePhases } from './use-live-phases';

const REFRESH_MS = 15_000;

const Root = styled('div')(({ theme }) => ({
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

export const phaseOfRow = ({ row: { send } }: RowView, phases: ReadonlyMap<string, OrderPhase>): OrderPhase | null =>
  send.status === 'sent' ? (phases.get(send.order.id) ?? 'waiting') : null;

type BoardProps = {
  views: readonly RowView[];
  phase: OrderPhase | null;
  onPhase: (phase: OrderPhase | null) => void;
};

/** How far the orders of this sheet are, refreshed four times a minute. A press shows the rows of one phase. */
export function Board({ views, phase, onPhase }: BoardProps) {
  const { t } = useTranslation('bulk');
  const phases = useLivePhases(REFRESH_MS);
  return (
    <Root role="group" aria-label={t('board.label')}>
      {ORDER_PHASES.map((name) => (
        <Tile
          key={name}
          type="button"
          aria-pressed={phase === name}
          onClick={() => onPhase(phase === name ? null : name)}
        >
          {t(`board.${name}`)}
          <b>{views.filter((view) => phaseOfRow(view, phases) === name).length}</b>
        </Tile>
      ))}
    </Root>
  );
}
