import { expect, test } from 'vitest';
import { readPostcode } from '@/lib/address/postcode';

const CHOSEN = {
  zonecode: '04524',
  roadAddress: '서울 중구 세종대로 110',
  roadAddressEnglish: '110 Sejong-daero, Jung-gu, Seoul',
  jibunAddress: '서울 중구 태평로1가 31',
  buildingName: '서울특별시청',
};

test('a chosen address has no coordinates', () => expect(readPostcode({ ...CHOSEN, sido: '서울' })).toEqual(CHOSEN));

test('a lot without a road address takes the one that the service guesses, or the lot', () => {
  const lot = { ...CHOSEN, roadAddress: '', autoRoadAddress: '서울 중구 세종대로 110' };
  expect(readPostcode(lot)?.roadAddress).toBe('서울 중구 세종대로 110');
  expect(readPostcode({ jibunAddress: '경기 가평군 북면 1' })).toMatchObject({
    roadAddress: '경기 가평군 북면 1',
    jibunAddress: '',
  });
});

test('what is not an answer of the service is no address', () => {
  expect(readPostcode({})).toBeNull();
  expect(readPostcode('서울')).toBeNull();
  expect(readPostcode({ roadAddress: 5 })).toBeNull();
});
