import { boxed, choice, one, type Row } from './row';

export const ENTRANCE: readonly Row[] = [
  ...choice('shoeRack', 'shoeRack', [
    ['shoeRackSmall', 0.2, 12],
    ['shoeRack', 0.5, 45],
  ]),
  boxed('shoes', 'shoes', 0.08, 9),
  one('console', 'console', 0.3, 22),
  one('coatStand', 'coat', 0.1, 5),
  one('umbrellas', 'umbrella', 0.04, 3),
  ...choice('bicycle', 'bicycle', [
    ['bicycle', 0.4, 14],
    ['bicycleElectric', 0.5, 26],
    ['bicycleFolding', 0.2, 13],
  ]),
  one('kickScooter', 'scooter', 0.2, 18),
  one('golfBag', 'golf', 0.15, 15),
  one('shoppingCart', 'handCart', 0.08, 4),
  one('wheelchair', 'wheelchair', 0.3, 18),
];
