import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { VehicleClass } from '@/domain/order/vehicles';
import { LARGE_TRUCKS } from './large-trucks';
import { ONE_TONNE_TRUCKS } from './one-tonne-trucks';
import { SMALL_VEHICLES } from './small-vehicles';
import { CANVAS, GROUND, type VehicleShape } from './vehicle-shape';

const SHAPES: Record<VehicleClass, VehicleShape> = { ...SMALL_VEHICLES, ...ONE_TONNE_TRUCKS, ...LARGE_TRUCKS };

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  color: theme.vars.palette.text.primary,
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
  '& path, & circle': { vectorEffect: 'non-scaling-stroke' },
  '& [data-part="body"], & circle': { fill: theme.vars.palette.background.paper },
  '& [data-part="cargo"]': { fill: theme.vars.palette.route.wash },
  '& [data-part="load"]': { fill: theme.vars.palette.route.line, stroke: 'none' },
  '& [data-part="ground"]': { stroke: theme.vars.palette.line.strong },
  'fieldset label:has(:disabled) &': { opacity: 0.5 },
}));

/**
 * A side view of a vehicle. All are drawn to the same scale: an 11-tonne truck fills the canvas, a motorcycle a third
 * of it. Decorative; the name is shown next to it.
 */
export function VehicleDrawing({
  vehicle,
  width = 132,
  hasGround = true,
  isCropped = false,
  cargo = null,
}: {
  vehicle: VehicleClass;
  /** Width of the full canvas in pixels, so the scale is the same whether the drawing is cropped or not. */
  width?: number;
  hasGround?: boolean;
  isCropped?: boolean;
  /** Drawn on the bed, in the drawing's units. */
  cargo?: ReactNode;
}) {
  const shape = SHAPES[vehicle];
  const canvasWidth = CANVAS.width + 4;
  const visibleWidth = isCropped ? shape.width + 4 : canvasWidth;
  return (
    <Drawing
      viewBox={`${(canvasWidth - visibleWidth) / 2 - 2} -1 ${visibleWidth} ${CANVAS.height}`}
      width={Math.round((width * visibleWidth) / canvasWidth)}
      height={Math.round((width * CANVAS.height) / canvasWidth)}
      strokeWidth={1.5}
      aria-hidden="true"
      focusable="false"
    >
      {hasGround ? <path data-part="ground" d={`M0 ${GROUND + 1.7}H${CANVAS.width}`} /> : null}
      <g transform={`translate(${(CANVAS.width - shape.width) / 2} 0)`}>
        <path {...(shape.isOpen ? {} : { 'data-part': 'body' })} d={shape.outline} />
        {shape.cargo ? <path data-part="cargo" d={shape.cargo} /> : null}
        {cargo}
        <path d={shape.detail} />
        {shape.wheels.map(({ x, r }) => (
          <g key={x}>
            <circle cx={x} cy={GROUND - r} r={r} />
            <circle cx={x} cy={GROUND - r} r={r * 0.36} />
          </g>
        ))}
      </g>
    </Drawing>
  );
}
