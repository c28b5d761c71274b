import { box, underside, type VehicleShape } from './vehicle-shape';

const SCOOTER_WHEELS = [
  { x: 9, r: 6.5 },
  { x: 37, r: 6.5 },
];

const motorcycle: VehicleShape = {
  width: 46,
  wheels: SCOOTER_WHEELS,
  isOpen: true,
  outline:
    'M2.5 36c2-3.5 6-4.5 10-4.5h9c1.5 0 2.5 1 3 2.2l2 4.8h3.5c1.8-6 .5-12-2.5-19M16.5 44.5h10l3.5-6M37 44.5L29.5 25',
  cargo: box(1.5, 13, 17.5, 28),
  detail: 'M9 28v3.5M1.5 18h16M24.5 19.5h5M31.5 24.5h2.5',
};

const CAR_WHEELS = [
  { x: 15, r: 6 },
  { x: 51, r: 6 },
];

const car: VehicleShape = {
  width: 66,
  wheels: CAR_WHEELS,
  outline: `M2 43.5V36c0-2.6 1.4-4.2 4-4.8L14 29.5l7.5-7.2C23 20.8 25 20 27.2 20H37c2.4 0 4.5.9 6 2.6l6.5 7.4l10 2c2.8.6 4.5 2.5 4.5 5.3v4.2a2 2 0 0 1-2 2${underside(43.5, 2, CAR_WHEELS)}`,
  cargo: '',
  detail:
    'M18.5 29.5L23.8 24.3A3 3 0 0 1 26 23.4h4.3v6.1zM33.8 23.4H37c1.3 0 2.4.5 3.3 1.4l4.1 4.7H33.8zM32 29.5v10.5M35.5 33.5h3M2.5 35.5H6M60 36.5h3.5',
};

const DAMAS_WHEELS = [
  { x: 12, r: 5.2 },
  { x: 43, r: 5.2 },
];

const damas: VehicleShape = {
  width: 54,
  wheels: DAMAS_WHEELS,
  outline: `M2 44V18.5a3.5 3.5 0 0 1 3.5-3.5H36c2.6 0 4.3 1 5.6 3.2l5.9 10l3 1.7c1 .6 1.5 1.4 1.5 2.6V42a2 2 0 0 1-2 2${underside(44, 2, DAMAS_WHEELS)}`,
  cargo: box(5.5, 18.5, 27, 28.5),
  detail: 'M31 18.5h4.6c1.3 0 2.2.5 2.9 1.7l4.8 8.3H31zM29 18.5V41M32.5 32h3M15.5 32.5h4M48 35.5h3.5',
};

const LABO_WHEELS = [
  { x: 12, r: 5.2 },
  { x: 47, r: 5.2 },
];

const labo: VehicleShape = {
  width: 58,
  wheels: LABO_WHEELS,
  outline: `M33 42V19.5a2.5 2.5 0 0 1 2.5-2.5H40c2.4 0 4 1 5.2 3.2l4.8 8.5l4 1.8c1.3.6 2 1.5 2 3V42a2 2 0 0 1-2 2${underside(44, 4, LABO_WHEELS)}V40`,
  cargo: box(2, 30, 30.5, 40, 1),
  detail:
    'M36.5 20.5h3.1c1.3 0 2.2.5 2.8 1.7l3.7 6.5h-9.6zM36.5 33h3M2 35h28.5M11.5 30v10M21 30v10M52 36h3.5M30.5 24v6',
};

export const SMALL_VEHICLES = { motorcycle, car, damas, labo };
