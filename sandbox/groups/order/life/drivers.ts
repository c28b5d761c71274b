import { createHash } from 'node:crypto';
import type { Schemas } from '../../../server/operation';

const NAMES = [
  '이정훈',
  '최민석',
  '정우진',
  '강동현',
  '조성민',
  '윤재호',
  '장혁수',
  '임채원',
  '한지훈',
  '오세영',
  '서미경',
  '신동욱',
];
const PLATES = ['서울 80바', '경기 85사', '서울 84아', '인천 81자', '경기 88바', '서울 86사'];

/**
 * An order always gets the same driver, so that tests can rely on the name, and another one each time it is taken
 * again.
 */
export function driverFor(orderId: string, vehicleClass: string, timesTaken = 0): Schemas['Driver'] {
  const [first = 0, plate = 0, high = 0, low = 0, rating = 0] = createHash('sha256').update(orderId).digest();
  const who = first + timesTaken;
  const number = 1000 + ((high * 256 + low + timesTaken) % 9000);
  return {
    id: `driver-${who % NAMES.length}`,
    name: NAMES[who % NAMES.length] ?? '',
    mobileNo: `+82507${String(1000 + ((low * 31) % 9000))}${number}`,
    vehicleClass,
    plateNo: `${PLATES[plate % PLATES.length]} ${number}`,
    rating: 4.5 + (rating % 6) / 10,
  };
}
