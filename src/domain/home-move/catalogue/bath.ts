import { boxed, choice, one, type Row } from './row';

export const BATH: readonly Row[] = [
  ...choice('washer', 'washer', [
    ['washer', 0.5, 50],
    ['washerDrum', 0.6, 80],
    ['washerCombo', 0.8, 145],
    ['washerMini', 0.15, 15],
  ]),
  ...choice('dryer', 'dryer', [
    ['dryer', 0.55, 55],
    ['dryerMini', 0.15, 20],
  ]),
  one('washTower', 'washTower', 1.1, 150),
  one('clothesRack', 'dryRack', 0.12, 5),
  one('laundryBasket', 'basket', 0.08, 2),
  one('ironBoard', 'ironBoard', 0.06, 5),
  boxed('iron', 'iron', 0.02, 3),
  one('bathCabinet', 'bathCabinet', 0.12, 12),
  one('bathShelf', 'shelf', 0.08, 5),
  one('bidet', 'bidet', 0.05, 5),
  one('bathtub', 'bath', 0.3, 14),
  boxed('towels', 'bedding', 0.06, 8),
  boxed('toiletries', 'bottles', 0.05, 8),
];
