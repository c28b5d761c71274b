import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import type { OrderRoute } from '@/api/order/order-requests';

const WIDTH = 400;
const HEIGHT = 20;
const END = 8;

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: HEIGHT,
  overflow: 'visible',
  '& line': { strokeWidth: 4, strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' },
  '& [data-part="todo"]': { stroke: theme.vars.palette.route.todo },
  '& [data-part="done"]': { stroke: theme.vars.palette.route.line },
  '& circle': { fill: theme.vars.palette.route.ground, stroke: theme.vars.palette.route.line, strokeWidth: 4 },
}));

/** The way as one line, and the driver on it. */
export function DriverProgress({ route: { distanceMetres, remainingMetres } }: { route: OrderRoute }) {
  const { t } = useTranslation('public');
  const part = distanceMetres > 0 ? Math.min(1, Math.max(0, 1 - remainingMetres / distanceMetres)) : 0;
  const label = t('progress.label', { percent: Math.round(part * 100) });
  const at = `${(END / WIDTH) * 100 + part * (100 - (2 * END * 100) / WIDTH)}%`;
  return (
    <Drawing role="img" aria-label={label}>
      <line data-part="todo" x1={END} x2="98%" y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <line data-part="done" x1={END} x2={at} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <circle cx={at} cy={HEIGHT / 2} r={7} />
    </Drawing>
  );
}
