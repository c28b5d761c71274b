import type { VehiclePool } from '@/api/driver/driver-requests';
import type { ChangeInventory, Inventory } from '@/domain/moving/inventory';
import { loadOf, vehicleFor } from '@/domain/moving/load';
import type { MovingHome, MovingJob, ServiceLevel } from '@/domain/moving/moving-job';
import type { MovingEnd } from '@/domain/moving/moving-payload';
import type { ComposerForm } from '../form/composer-context';

function withExtra(extras: MovingJob['extras'], code: string, quantity: number) {
  if (quantity === 0) return extras.filter((extra) => extra.code !== code);
  const isChosen = extras.some((extra) => extra.code === code);
  if (!isChosen) return [...extras, { code, quantity }];
  return extras.map((extra) => (extra.code === code ? { code, quantity } : extra));
}

/** The vehicle that we would take for these things; '' while there are none, or none is large enough. */
export function proposedVehicle({ items, ownItems }: Inventory, pools: readonly VehiclePool[]): string {
  const load = loadOf(items, ownItems);
  return load.volume > 0 ? (vehicleFor(load, pools)?.[0]?.id ?? '') : '';
}

/** One function per answer, made once so that the sections stay memoised. */
export function createMovingSetters({ update }: ComposerForm, pools: readonly VehiclePool[]) {
  const change = (work: (moving: MovingJob) => MovingJob) =>
    update((values) => ({ ...values, moving: work(values.moving) }));

  /** A vehicle that we proposed goes along with the load; one that was chosen by hand stays. */
  const changeLoad: ChangeInventory = (work) =>
    update((values) => {
      const { moving, vehiclePoolId } = values;
      const { items, ownItems } = work({ items: moving.items, ownItems: moving.ownItems });
      const isProposed = vehiclePoolId === '' || vehiclePoolId === proposedVehicle(moving, pools);
      const next = isProposed ? proposedVehicle({ items, ownItems }, pools) : '';
      return { ...values, vehiclePoolId: next || vehiclePoolId, moving: { ...moving, items, ownItems } };
    });

  return {
    home: (end: MovingEnd, patch: Partial<MovingHome>) =>
      change((moving) =>
        end === 'From'
          ? { ...moving, from: { ...moving.from, ...patch } }
          : { ...moving, to: { ...moving.to, ...patch } },
      ),
    load: changeLoad,
    level: (level: ServiceLevel) => change((moving) => ({ ...moving, level })),
    extra: (code: string, quantity: number) =>
      change((moving) => ({ ...moving, extras: withExtra(moving.extras, code, quantity) })),
    remark: (remark: string) => update((values) => ({ ...values, remark })),
  };
}
