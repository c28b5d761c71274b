import { createHash } from 'node:crypto';
import { sampleSafeNumber } from '../../../db/sample/phones';
import type { Schemas } from '../../../server/operation';

/** Who drives what: nobody is on the way with two vehicles at once. */
const DRIVERS = {
  motorcycle: [
    '이정훈',
    '최민석',
    '정우진',
    '강동현',
    '조성민',
    '윤재호',
    '장혁수',
    '임채원',
    '한지훈',
    '오재균',
    '서미경',
  ],
  car: ['신동욱', '권오성', '황인철', '안병수', '송기호', '전상우', '홍순기'],
  van: [
    '고영대',
    '문성식',
    '배정자',
    '백철민',
    '남상현',
    '노광일',
    '심재덕',
    '하태식',
    '곽병호',
    '성기철',
    '차명수',
    '추현수',
  ],
  truck: ['주용진', '우상철', '구자영', '민병국', '유동식', '나기범', '진경태', '지영식', '엄기수', '원종필', '방한수'],
};
const groupOf = (vehicleClass: string): keyof typeof DRIVERS => {
  if (vehicleClass === 'motorcycle' || vehicleClass === 'car') return vehicleClass;
  return vehicleClass === 'damas' || vehicleClass === 'labo' ? 'van' : 'truck';
};

/** Trucks and vans carry for hire: numbers 80 to 97, and the letters of the transport trade. 배 is for parcel firms. */
const REGIONS = ['서울', '경기', '인천'];
const TRADE_LETTERS = ['바', '사', '아', '자'];
const TRUCK_NUMBERS = { first: 80, count: 18 };
/** Private cars since 2019: three digits from 100 to 699. */
const CAR_NUMBERS = { first: 100, count: 600 };
const CAR_LETTERS = ['가', '나', '다', '라', '머', '버', '서', '어', '고', '노', '도', '모', '부', '수', '우', '주'];
/** Motorcycles registered before 20 March 2026 keep the plate with town and district. */
const DISTRICTS = [
  '서울 강남',
  '서울 마포',
  '서울 영등포',
  '서울 송파',
  '서울 성동',
  '경기 성남',
  '경기 부천',
  '인천 남동',
];
const MOTORCYCLE_LETTERS = ['가', '나', '다', '라', '마', '바', '사', '아', '자', '차', '카', '타', '파', '하'];

const at = (list: readonly string[], place: number) => list[place % list.length] ?? '';

/** A plate in the form that the vehicle's class has in Korea; `place` makes them differ. */
export function plateOf(vehicleClass: string, place: number): string {
  const number = 1000 + ((place * 2_393 + 417) % 9000);
  if (vehicleClass === 'motorcycle') return `${at(DISTRICTS, place)} ${at(MOTORCYCLE_LETTERS, place * 5)} ${number}`;
  if (vehicleClass === 'car') {
    return `${CAR_NUMBERS.first + ((place * 47) % CAR_NUMBERS.count)}${at(CAR_LETTERS, place * 3)} ${number}`;
  }
  const truck = TRUCK_NUMBERS.first + ((place * 7) % TRUCK_NUMBERS.count);
  return `${at(REGIONS, place)} ${truck}${at(TRADE_LETTERS, place * 3)} ${number}`;
}

/** The drivers of a class have plates and numbers of their own. */
const OFFSETS = { motorcycle: 0, car: 20, van: 40, truck: 60 };

/**
 * An order always gets the same driver, so that tests can rely on the name, and another one each time it is taken
 * again. A driver keeps plate, number and rating.
 */
export function driverFor(orderId: string, vehicleClass: string, timesTaken = 0): Schemas['Driver'] {
  const [first = 0, second = 0] = createHash('sha256').update(orderId).digest();
  const group = groupOf(vehicleClass);
  const who = (first * 256 + second + timesTaken) % DRIVERS[group].length;
  const place = OFFSETS[group] + who;
  return {
    id: `driver-${group}-${who}`,
    name: at(DRIVERS[group], who),
    mobileNo: sampleSafeNumber(place),
    vehicleClass,
    plateNo: plateOf(vehicleClass, place),
    rating: 4.5 + (place % 5) / 10,
  };
}
