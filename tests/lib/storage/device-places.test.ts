import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { emptyWaypoint } from '@/domain/order/draft';
import { forgetPlaces, namePlace, setDeviceShared } from '@/lib/storage/change-device-places';
import { rememberPlaces, useDevicePlaces } from '@/lib/storage/device-places';
import { cityHall } from '../../support/factories/orders';

const at = (number: number) => ({
  ...emptyWaypoint(String(number)),
  address: { ...cityHall, roadAddress: `서울 중구 세종대로 ${number}` },
  contactName: '김하늘',
  phones: ['010-1234-5678'],
  note: '비밀',
  doorCode: '#1234',
});
function read() {
  const { current } = renderHook(() => useDevicePlaces()).result;
  // A mounted hook would render again outside of act.
  cleanup();
  return current;
}
const roads = () => read().places.map(({ address }) => address.roadAddress);

afterEach(() => {
  setDeviceShared(false);
  forgetPlaces();
});

test('the newest fifty places stay, named ones first, without notes and door codes', () => {
  for (let number = 1; number <= 60; number += 1) {
    rememberPlaces([at(number)]);
    if (number === 1) namePlace(read().places[0]?.id ?? '', '회사');
  }
  expect(roads()).toHaveLength(50);
  expect(read().places[0]?.name).toBe('회사');
  expect(roads().slice(0, 3)).toEqual(['서울 중구 세종대로 1', '서울 중구 세종대로 60', '서울 중구 세종대로 59']);
  expect(Object.values(localStorage).join()).not.toMatch(/비밀|#1234/);
});

test('a shared device keeps none, neither of before nor from then on, whoever orders', () => {
  rememberPlaces([at(1)]);
  expect(roads()).toHaveLength(1);
  setDeviceShared(true);
  rememberPlaces([at(2)]);
  expect(read()).toEqual({ places: [], isShared: true });
  expect(localStorage.getItem('devicePlaces')).not.toMatch(/세종대로|김하늘|5678/);

  setDeviceShared(false);
  expect(roads()).toEqual([]);
  rememberPlaces([at(3)]);
  expect(roads()).toHaveLength(1);
});

test('places that an earlier version kept on a shared device are not offered, and go with the next order', () => {
  rememberPlaces([at(1)]);
  localStorage.setItem('devicePlaces', (localStorage.getItem('devicePlaces') ?? '').replace('false}', 'true}'));
  expect(read()).toEqual({ places: [], isShared: true });
  rememberPlaces([at(2)]);
  expect(localStorage.getItem('devicePlaces')).not.toMatch(/세종대로/);
});

test('a trip back to the first place stores that place once, as a pickup', () => {
  rememberPlaces([at(1), at(2), at(1)]);
  expect(roads()).toEqual(['서울 중구 세종대로 1', '서울 중구 세종대로 2']);
  expect(read().places.map(({ wasPickup }) => wasPickup)).toEqual([true, false]);
});

test('damaged storage is no reason to fail', () => {
  localStorage.setItem('devicePlaces', '{"places":[1,{"address":{"roadAddress":5}},null],"isShared":"yes"}');
  expect(read()).toEqual({ places: [], isShared: false });
});
