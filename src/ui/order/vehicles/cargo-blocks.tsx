import type { VehicleClass } from '@/domain/order/vehicles';
import { CARGO_AREA } from './cargo-area';

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
