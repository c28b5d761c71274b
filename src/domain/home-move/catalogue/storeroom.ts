import { boxed, one, type Row } from './row';

export const STOREROOM: readonly Row[] = [
  one('rackSteel', 'angle', 0.4, 28),
  one('livingBox', 'tub', 0.08, 6),
  boxed('toolbox', 'tools', 0.04, 12),
  one('ladder', 'ladder', 0.12, 8),
  one('tyres', 'tyre', 0.25, 40),
  one('tableFolding', 'foldTable', 0.08, 9),
  one('chairFolding', 'foldChair', 0.05, 5),
  one('tree', 'tree', 0.15, 8),
  boxed('ritualSet', 'dishes', 0.08, 10),
  boxed('hanbok', 'box', 0.06, 4),
  boxed('albums', 'books', 0.05, 12),
  boxed('sleepingBag', 'bag', 0.04, 3),
  one('handTruck', 'handCart', 0.1, 10),
  one('generator', 'generator', 0.08, 22),
];
