import { box, ribs, underside, type VehicleShape } from './vehicle-shape';

const WHEELS = [
  { x: 15, r: 5.8 },
  { x: 63, r: 5.8 },
];
const WIDTH = 76;
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

export const ONE_TONNE_TRUCKS = { truck1tCargo, truck1tBox, truck1tWing };
