import { boxed, choice, one, type Row } from './row';

export const BEDROOM: readonly Row[] = [
  ...choice('bed', 'bed', [
    ['bedSingle', 0.95, 45],
    ['bedSuperSingle', 1.15, 50],
    ['bedDouble', 1.7, 70],
    ['bedQueen', 1.9, 80],
    ['bedKing', 2.2, 95],
  ]),
  one('wardrobeBay', 'wardrobe', 1.05, 120),
  one('wardrobeSmall', 'wardrobeSmall', 0.9, 70),
  ...choice('drawer', 'drawers', [
    ['drawer3', 0.35, 30],
    ['drawer5', 0.55, 45],
    ['drawerWide', 0.75, 60],
  ]),
  ...choice('hanger', 'hanger', [
    ['hangerStand', 0.2, 8],
    ['hangerSystem', 0.4, 30],
  ]),
  one('vanity', 'vanity', 0.4, 35),
  one('nightstand', 'nightstand', 0.12, 12),
  one('bedding', 'bedding', 0.12, 4),
  ...choice('mirror', 'mirror', [
    ['mirrorFull', 0.12, 10],
    ['mirrorWall', 0.06, 6],
  ]),
  ...choice('suitcase', 'suitcase', [
    ['suitcaseSmall', 0.06, 4],
    ['suitcase', 0.14, 8],
  ]),
  one('styler', 'styler', 0.55, 85),
  ...choice('bedStorage', 'bedStorage', [
    ['bedStorageSuperSingle', 1.35, 85],
    ['bedStorageQueen', 2.1, 125],
  ]),
  one('bedMotion', 'bed', 1.9, 120),
  one('bedFolding', 'bed', 0.4, 20),
  ...choice('mattress', 'mattress', [
    ['mattressSingle', 0.35, 18],
    ['mattressQueen', 0.6, 32],
    ['mattressKing', 0.7, 38],
  ]),
  one('topper', 'mattress', 0.15, 6),
  one('wardrobeBuiltIn', 'wardrobeSliding', 0.85, 90),
  one('vanityStool', 'stool', 0.06, 5),
  boxed('heatingMat', 'carpet', 0.06, 6),
  boxed('humidifier', 'humidifier', 0.03, 3),
  one('lampFloor', 'lamp', 0.1, 5),
  one('curtain', 'curtain', 0.06, 4),
  ...choice('safe', 'safe', [
    ['safeSmall', 0.05, 35],
    ['safeLarge', 0.25, 150],
  ]),
];
