import type { Handlers } from '../../server/operation';
import { baseFee, vehiclesFor } from './vehicles';

export const driverHandlers: Handlers<'listVehiclePools'> = {
  listVehiclePools: async ({ query }) => ({
    data: vehiclesFor(query.orderType).map((vehicle) => ({
      id: vehicle.id,
      vehicleClass: vehicle.vehicleClass,
      name: vehicle.name,
      payloadKg: vehicle.payloadKg,
      innerCm: vehicle.innerCm ?? null,
      basePrice: baseFee(vehicle, query.orderType),
    })),
  }),
};
