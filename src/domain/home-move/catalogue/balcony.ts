import { choice, one, type Row } from './row';

export const BALCONY: readonly Row[] = [
  one('cabinetBalcony', 'cabinetPlain', 0.4, 25),
  one('plantStand', 'plantStand', 0.12, 7),
  ...choice('jar', 'jar', [
    ['jarSmall', 0.08, 10],
    ['jarLarge', 0.3, 35],
  ]),
  one('tableOutdoor', 'outdoorTable', 0.3, 18),
  one('chairOutdoor', 'outdoorChair', 0.12, 5),
  one('parasol', 'parasol', 0.12, 12),
  one('grill', 'grill', 0.15, 14),
  one('tent', 'tent', 0.12, 14),
  one('chairCamping', 'campChair', 0.05, 4),
  one('tableCamping', 'campTable', 0.06, 6),
  one('cooler', 'cooler', 0.08, 6),
  one('ski', 'ski', 0.12, 8),
  one('surfboard', 'surfboard', 0.35, 9),
  one('fishing', 'fishing', 0.06, 6),
];
