import type { VehicleClass } from '@/domain/order/vehicles';

type Area = readonly [left: number, top: number, right: number, bottom: number];

/** The cargo area in a drawing, null where no load is drawn. Open beds are loaded as high as a box body. */
const CARGO_AREA: Record<VehicleClass, Area | null> = {
  motorcycle: null,
  car: null,
  damas: null,
  labo: null,
  truck1tCargo: [3.5, 12, 44.5, 39],
  truck1tBox: [3.5, 10.5, 44.5, 39],
  truck1tWing: [3.5, 13.5, 44.5, 39],
  truck1_4t: [3.5, 12, 54.5, 40],
  truck2_5t: [3.5, 9.5, 61.5, 40],
  truck3_5t: [3.5, 9, 72.5, 40],
  truck5t: [3.5, 6.5, 82.5, 40],
  truck11t: [3.5, 4.5, 100.5, 40],
};

const ROWS = 4;
/** Blocks are about as wide as high. */
const BLOCK = 7;
const GAP = 0.8;

/** Fills a truck's cargo area with blocks, from the cab backwards and from the floor up. `share` is 0 to 1. */
export function CargoBlocks({ vehicle, share }: { vehicle: VehicleClass; share: number }) {
  const area = CARGO_AREA[vehicle];
  if (!area) return null;
  const [left, top, right, bottom] = area;
  const columns = Math.round((right - left) / BLOCK);
  const width = (right - left) / columns;
  const height = (bottom - top) / ROWS;
  const filled = Math.ceil(Math.min(1, share) * columns * ROWS);
  return (
    <g data-part="load">
      {Array.from({ length: filled }, (_, index) => (
        <rect
          key={index}
          x={right - width * (Math.floor(index / ROWS) + 1) + GAP / 2}
          y={bottom - height * ((index % ROWS) + 1) + GAP / 2}
          width={width - GAP}
          height={height - GAP}
          rx={1}
        />
      ))}
    </g>
  );
}
