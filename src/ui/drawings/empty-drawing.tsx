import { GROUND } from '../order/vehicles/vehicle-shape';
import { styled } from '../styled';

/** On a canvas of 132 × 56 like the vehicles: `lines` have the vehicles' stroke, `fills` their tint. */
type Scene = { lines: string; fills?: string; dot: readonly [x: number, y: number] };

const SCENES = {
  /** A road on which nothing is moving: two places, and the courier at rest. */
  road: {
    fills: 'M14 51V27l12-9 12 9v24zM96 51V14h24v37z',
    lines:
      'M14 51V27l12-9 12 9v24M22 51V39h8v12M96 51V14h24v37M102 21h4M110 21h4M102 29h4M110 29h4M102 37h4M110 37h4M105 51v-6h6v6M48 51h6M62 51h6M76 51h6',
    dot: [67, 44],
  },
  /** An open box with nothing in it. */
  box: {
    fills: 'M42 26h48v25H42z',
    lines: 'M42 26h48v25H42zM42 26l-9-9h20l13 9M90 26l9-9H79l-13 9M60 26v9h12v-9',
    dot: [66, 12],
  },
  /** A ticket. */
  coupon: {
    fills: 'M30 16h72v10a5 5 0 0 0 0 10v10H30V36a5 5 0 0 0 0-10z',
    lines: 'M30 16h72v10a5 5 0 0 0 0 10v10H30V36a5 5 0 0 0 0-10zM82 16v4M82 26v4M82 36v4M42 26h22M42 36h14',
    dot: [92, 31],
  },
  /** A folded map with a way that leads off it. */
  map: {
    fills: 'M36 16l20-6 20 6 20-6v35l-20 6-20-6-20 6z',
    lines: 'M36 16l20-6 20 6 20-6v35l-20 6-20-6-20 6zM56 10v35M76 16v35M44 40q10-16 22-10t22-10',
    dot: [88, 20],
  },
  /** A bell at rest. */
  bell: {
    fills: 'M50 42c5-5 4-12 5-18a11 11 0 0 1 22 0c1 6 0 13 5 18z',
    lines: 'M50 42c5-5 4-12 5-18a11 11 0 0 1 22 0c1 6 0 13 5 18zM66 13V9M61 42a5 5 0 0 0 10 0',
    dot: [80, 16],
  },
} as const satisfies Record<string, Scene>;

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  fill: 'none',
  color: theme.vars.palette.text.primary,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& > path': { vectorEffect: 'non-scaling-stroke' },
  '& > [data-part="fill"]': { fill: theme.vars.palette.route.wash },
  '& > [data-part="line"]': { stroke: 'currentColor' },
  '& > [data-part="ground"]': { stroke: theme.vars.palette.line.strong },
  // The courier's dot in the colours of the mark.
  '& > circle': { fill: theme.vars.palette.attention.main, stroke: theme.vars.palette.primary.brand },
}));

export type EmptyDrawingName = keyof typeof SCENES;

/** A picture for a place where there is nothing yet, in the line of the vehicles. Decorative. */
export function EmptyDrawing({ name, width = 132 }: { name: EmptyDrawingName; width?: number }) {
  const { lines, fills, dot } = SCENES[name];
  return (
    <Drawing
      viewBox="0 0 132 56"
      width={width}
      height={Math.round((width * 56) / 132)}
      strokeWidth={1.5}
      aria-hidden="true"
    >
      <path data-part="fill" d={fills} />
      <path data-part="ground" d={`M8 ${GROUND + 1.7}H124`} />
      <path data-part="line" d={lines} />
      <circle cx={dot[0]} cy={dot[1]} r={5} strokeWidth={3} />
    </Drawing>
  );
}
