import { expect, test } from 'vitest';
import { usableVolume } from '@/domain/home-move/load';
import { VEHICLE_CLASSES } from '@/domain/order/vehicles';
import { VEHICLES } from '../../../sandbox/groups/driver/vehicles';
import { usableM3 } from '../../../sandbox/groups/order/price/moving-price';

test('the sandbox offers a vehicle of every class that the app knows', () => {
  expect(VEHICLES.map(({ vehicleClass }) => vehicleClass)).toEqual(VEHICLE_CLASSES);
});

test('a truck of a move holds in the app what the sandbox prices', () => {
  const trucks = VEHICLES.filter(({ movingPrice }) => movingPrice !== null);
  expect(trucks.map(usableM3)).toEqual(trucks.map(({ vehicleClass }) => usableVolume(vehicleClass)));
});
