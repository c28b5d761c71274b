import type { VehicleClass } from '@/domain/order/vehicles';
import { CARGO_ROOM } from './cargo-room';

const ROWS = 4;
/** About as wide as high. */
const BLOCK = 7;
const GAP = 0.8;

/** Blocks that fill the room of a truck from the cab backwards, floor first; */
export function CargoBlocks({ vehicle, share }: { vehicle: VehicleClass; share: number }) {
  const room = CARGO_ROOM[vehicle];
  if (!room) return null;
  const [left, top, right, bottom] = room;
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
