/** The y of the ground on a canvas of 132 × 56. All vehicles face right and have the same scale. */
export const GROUND = 51;
export const CANVAS = { width: 132, height: 56 } as const;

type Wheel = { x: number; r: number };

export type VehicleShape = {
  width: number;
  wheels: readonly Wheel[];
  /** Cab, body and frame; the cargo area covers what is behind it. */
  outline: string;
  /** The outline has no fill. */
  isOpen?: true;
  /** The cargo area, drawn with a tint. */
  cargo: string;
  /** Windows, doors and ribs. */
  detail: string;
};

const ARCH_GAP = 2.2;

/** The lower edge from right to left, with an arch over each wheel. */
export function underside(y: number, toX: number, wheels: readonly Wheel[]): string {
  const arches = [...wheels]
    .sort((a, b) => b.x - a.x)
    .map(({ x, r }) => {
      const radius = r + ARCH_GAP;
      // The arch follows the wheel, whose centre is below or above the edge.
      const half = Math.sqrt(Math.max(0, radius ** 2 - (GROUND - r - y) ** 2));
      return `H${round(x + half)}A${radius} ${radius} 0 0 0 ${round(x - half)} ${y}`;
    });
  return `${arches.join('')}H${toX}`;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Vertical ribs from `top` to `bottom` at each of `xs`. */
export const ribs = (xs: readonly number[], top: number, bottom: number) =>
  xs.map((x) => `M${x} ${top}V${bottom}`).join('');

/** A box with slightly rounded corners. */
export function box(left: number, top: number, right: number, bottom: number, radius = 1.5): string {
  const r = radius;
  return `M${left + r} ${top}H${right - r}a${r} ${r} 0 0 1 ${r} ${r}V${bottom - r}a${r} ${r} 0 0 1 ${-r} ${r}H${left + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${top + r}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}
