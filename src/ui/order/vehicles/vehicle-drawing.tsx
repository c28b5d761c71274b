import type { ReactNode } from 'react';
import type { VehicleClass } from '@/domain/order/vehicles';
import { styled } from '../../styled';
import { LARGE_TRUCKS } from './large-trucks';
import { SMALL_VEHICLES } from './small-vehicles';
import { box, CANVAS, GROUND, ribs, underside, type VehicleShape } from './vehicle-shape';

// The one-tonne trucks differ in their cargo area only. All lengths are in units of the canvas.
const WHEELS = [
  { x: 15, r: 5.8 },
  { x: 63, r: 5.8 },
];
const WIDTH = 76;
/** The left and right end of the cargo area. */
const BED_LEFT = 2;
const BED_RIGHT = 46;

/** The short-nosed cab of Korean 1-tonne trucks. */
const cab = `M49 42V16.5A2.5 2.5 0 0 1 51.5 14H57c2.6 0 4.3 1.1 5.5 3.5l5.2 10.3l4.3 2c1.3.6 2 1.7 2 3.2V41.7a2 2 0 0 1-2 2${underside(43.7, 4, WHEELS)}V40`;
const cabDetail = 'M52.5 17.5h4.3c1.4 0 2.4.6 3 1.9l4.2 8.6H52.5zM52.5 32.5h3.2M70 36h3.5';

const truck1tCargo: VehicleShape = {
  width: WIDTH,
  wheels: WHEELS,
  outline: cab,
  cargo: box(BED_LEFT, 28, BED_RIGHT, 40, 1),
  detail: `${cabDetail}${ribs([13, 24, 35], 28, 40)}M46 28V19h-3v9`,
};

const truck1tBox: VehicleShape = {
  width: WIDTH,
  wheels: WHEELS,
  outline: cab,
  cargo: box(BED_LEFT, 9, BED_RIGHT, 40),
  detail: `${cabDetail}M6 13.5h13V36H6zM15.5 23v4M${BED_RIGHT} 14h3`,
};

const truck1tWing: VehicleShape = {
  width: WIDTH,
  wheels: WHEELS,
  outline: `${cab}M4.5 12L8 3.2H40L43.5 12`,
  cargo: box(BED_LEFT, 12, BED_RIGHT, 40),
  detail: `${cabDetail}M2 31h44M13 31v9M24 31v9M35 31v9M6.5 16v15M41.5 16v15`,
};

const ONE_TONNE_TRUCKS = { truck1tCargo, truck1tBox, truck1tWing };

const SHAPES: Record<VehicleClass, VehicleShape> = { ...SMALL_VEHICLES, ...ONE_TONNE_TRUCKS, ...LARGE_TRUCKS };

/** Around the canvas, so that a stroke on its edge is not cut. */
const MARGIN = { side: 2, top: 1 };
/** The radius of a hub, as a share of its wheel's. */
const HUB = 0.36;
/** Half a stroke and a gap below the wheels. */
const ROAD = GROUND + 1.7;

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
  /** The load, drawn over the cargo area in units of the canvas. */
  cargo?: ReactNode;
}) {
  const shape = SHAPES[vehicle];
  const canvasWidth = CANVAS.width + 2 * MARGIN.side;
  const visibleWidth = isCropped ? shape.width + 2 * MARGIN.side : canvasWidth;
  const visibleLeft = (CANVAS.width - visibleWidth) / 2;
  return (
    <Drawing
      viewBox={`${visibleLeft} ${-MARGIN.top} ${visibleWidth} ${CANVAS.height}`}
      width={Math.round((width * visibleWidth) / canvasWidth)}
      height={Math.round((width * CANVAS.height) / canvasWidth)}
      strokeWidth={1.5}
      aria-hidden="true"
    >
      {hasGround ? <path data-part="ground" d={`M0 ${ROAD}H${CANVAS.width}`} /> : null}
      <g transform={`translate(${(CANVAS.width - shape.width) / 2} 0)`}>
        <path {...(shape.isOpen ? {} : { 'data-part': 'body' })} d={shape.outline} />
        {shape.cargo ? <path data-part="cargo" d={shape.cargo} /> : null}
        {cargo}
        <path d={shape.detail} />
        {shape.wheels.map(({ x, r }) => (
          <g key={x}>
            <circle cx={x} cy={GROUND - r} r={r} />
            <circle cx={x} cy={GROUND - r} r={r * HUB} />
          </g>
        ))}
      </g>
    </Drawing>
  );
}
