import { box, ribs, underside, type VehicleShape } from './vehicle-shape';

type Wheels = VehicleShape['wheels'];

/** A flat-faced cab that starts at `x`, with its top at `top`; the frame runs back under the body. */
function cabOver(x: number, top: number, width: number, wheels: Wheels): { outline: string; detail: string } {
  const front = x + width;
  const slant = 2.5;
  const sill = top + (42 - top) * 0.46;
  return {
    outline: `M${x} 42V${top + 2.5}a2.5 2.5 0 0 1 2.5-2.5H${front - slant - 3}c1.7 0 2.7.8 3 2.4l${slant} ${sill - top}V41.7a2 2 0 0 1-2 2${underside(43.7, 4, wheels)}V41`,
    detail: `M${x + 4} ${top + 4.5}H${front - slant - 3.2}l1.6 ${sill - top - 4.5}H${x + 4}zM${x + 4} ${sill + 5}h3.5M${front - 3.5} 36.5h3.5`,
  };
}

const between = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, index) => Math.round(from + ((to - from) * (index + 1)) / (count + 1)));

function truck(
  width: number,
  cabWidth: number,
  cabTop: number,
  wheels: Wheels,
  cargo: string,
  detail: string,
): VehicleShape {
  const cab = cabOver(width - 2 - cabWidth, cabTop, cabWidth, wheels);
  return { width, wheels, outline: cab.outline, cargo, detail: `${cab.detail}${detail}` };
}

// Stake sides.
const truck1_4t = truck(
  84,
  23,
  14,
  [
    { x: 16, r: 6.2 },
    { x: 70, r: 6.2 },
  ],
  box(2, 25, 56, 41, 1),
  `${ribs(between(2, 56, 4), 25, 41)}M2 33h54`,
);

// A closed van body with a side door.
const truck2_5t = truck(
  92,
  24,
  12.5,
  [
    { x: 18, r: 6.8 },
    { x: 77, r: 6.8 },
  ],
  box(2, 8, 63, 41),
  `M40 13h14v23H40zM51 23v4${ribs([14, 27], 8, 41)}`,
);

// Tarpaulin over hoops.
const truck3_5t = truck(
  102,
  25,
  12,
  [
    { x: 20, r: 7.2 },
    { x: 86, r: 7.2 },
  ],
  'M2 41V13c0-4.5 2-6.5 6.5-6.5h57c4.5 0 6.5 2 6.5 6.5v28z',
  `M2 31h70${ribs([16, 30, 44, 58], 7, 31)}${ribs([20, 37, 54], 31, 41)}`,
);

// Closed wing body: the seam shows where the wing meets the drop side.
const truck5t = truck(
  114,
  27,
  10,
  [
    { x: 22, r: 7.5 },
    { x: 97, r: 7.5 },
  ],
  box(2, 5, 82, 41),
  `M2 30h80M6 9.5h72${ribs([22, 42, 62], 30, 41)}M40 46h24`,
);

// Four axles.
const truck11t = truck(
  132,
  27,
  8,
  [
    { x: 15, r: 6.8 },
    { x: 31, r: 6.8 },
    { x: 98, r: 6.8 },
    { x: 116, r: 6.8 },
  ],
  box(2, 3, 100, 41),
  `M2 30h98M6 7.5h90${ribs([18.5, 35, 51, 67, 83.5], 30, 41)}M46 46.5h36`,
);

export const LARGE_TRUCKS = { truck1_4t, truck2_5t, truck3_5t, truck5t, truck11t };
