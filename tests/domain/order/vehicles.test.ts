import { expect, test } from 'vitest';
import { usableVolume } from '@/domain/home-move/load';
import { ORDER_KINDS } from '@/domain/order/kinds';
import { VEHICLE_CLASSES } from '@/domain/order/vehicles';
import { OFFERED_TYPES, VEHICLES } from '../../../sandbox/groups/driver/vehicles';
import { usableM3 } from '../../../sandbox/groups/order/price/moving-price';

test('the sandbox offers a vehicle of every class that the app knows', () => {
  expect(VEHICLES.map(({ vehicleClass }) => vehicleClass)).toEqual(VEHICLE_CLASSES);
});

test('the sandbox offers every kind of order that customers write', () => {
  expect(OFFERED_TYPES.toSorted()).toEqual(ORDER_KINDS.toSorted());
});

test('a truck of a move holds in the app what the sandbox prices', () => {
  const trucks = VEHICLES.filter(({ movingPrice }) => movingPrice !== null);
  expect(trucks.map(usableM3)).toEqual(trucks.map(({ vehicleClass }) => usableVolume(vehicleClass)));
});
