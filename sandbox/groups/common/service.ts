import type { Schemas } from '../../server/operation';

type Service = Schemas['Service'];

export const won = (code: string, name: string, price: number, more: Partial<Service> = {}): Service => ({
  code,
  name,
  price,
  isPercent: false,
  maxQuantity: 1,
  excludes: [],
  vehicleClasses: [],
  ...more,
});
