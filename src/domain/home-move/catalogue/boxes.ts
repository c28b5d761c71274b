import { choice, one, type Row } from './row';

export const BOXES: readonly Row[] = [
  ...choice('box', 'box', [
    ['boxSmall', 0.05, 8],
    ['boxMedium', 0.1, 12],
    ['boxLarge', 0.15, 15],
  ]),
  one('boxBooks', 'boxBooks', 0.05, 18),
  one('boxDishes', 'boxFragile', 0.07, 14),
  one('boxClothes', 'boxClothes', 0.1, 9),
  one('boxHanging', 'boxHanging', 0.25, 15),
  one('bagBedding', 'bag', 0.12, 5),
  one('bagLarge', 'bag', 0.1, 10),
];
