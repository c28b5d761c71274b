import type { Schemas } from '../../server/operation';
import { MOVING_ITEMS } from './moving-items';
import { won } from './service';

type Service = Schemas['Service'];

/** Prices that depend on the whole job are 0 here and are calculated in `price/moving-price.ts`. */
const LEVELS = ['moveVehicleOnly', 'moveStandard', 'moveHalfPack', 'moveFullPack'];
const level = (code: string, name: string) =>
  won(code, name, 0, { excludes: LEVELS.filter((other) => other !== code) });

/** The highest floor of Korea. */
const MAX_FLOOR = 123;

/** Services that describe one end of the move. */
const home = (end: 'From' | 'To', word: string): Service[] => [
  won(`area${end}`, `${word} 면적(㎡)`, 0, { maxQuantity: 999 }),
  won(`floor${end}`, `${word} 층수`, 0, { maxQuantity: MAX_FLOOR }),
  won(`basement${end}`, `${word} 지하 층수`, 0, { maxQuantity: 5 }),
  won(`stairs${end}`, `${word} 계단 운반(층)`, 10_000, { maxQuantity: MAX_FLOOR, excludes: [`ladder${end}`] }),
  won(`ladder${end}`, `${word} 사다리차(층)`, 0, { maxQuantity: MAX_FLOOR, excludes: [`stairs${end}`] }),
  won(`parking${end}`, `${word} 차량까지 거리(m)`, 0, { maxQuantity: 999 }),
  won(`entranceStairs${end}`, `${word} 건물 입구 계단`, 20_000),
  won(`narrowRoad${end}`, `${word} 좁은 길(작은 차로 옮겨 싣기)`, 80_000),
];

export const MOVING_SERVICES: readonly Service[] = [
  level('moveVehicleOnly', '용달이사'),
  level('moveStandard', '일반이사'),
  level('moveHalfPack', '반포장이사'),
  level('moveFullPack', '포장이사'),
  ...home('From', '출발지'),
  ...home('To', '도착지'),
  won('worker', '추가 인력', 130_000, { maxQuantity: 6 }),
  won('airConditioner', '에어컨 이전 설치', 120_000, { maxQuantity: 5 }),
  won('assembly', '가구 분해·조립', 30_000, { maxQuantity: 20 }),
  won('cleaning', '입주 청소', 220_000),
  won('storage', '보관이사(일)', 30_000, { maxQuantity: 90 }),
  won('disposal', '폐기물 처리', 20_000, { maxQuantity: 30 }),
  won('ownVolume', '목록에 없는 이삿짐(0.1㎥)', 0, { maxQuantity: 999 }),
  ...MOVING_ITEMS.map(([code, name, , , carryWon = 0]) => won(`item-${code}`, name, carryWon, { maxQuantity: 200 })),
];

/** Goods that are not in the list (`item-…`) count as one box. */
export const findMovingService = (code: string): Service | undefined =>
  code.startsWith('item-') ? won(code, code.slice('item-'.length), 0, { maxQuantity: 200 }) : undefined;
