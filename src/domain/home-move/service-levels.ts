import type { ServiceLevel } from './job';

const WORKS = ['drive', 'carry', 'wrap', 'pack', 'unpack', 'tidy'] as const;
type MoverTask = (typeof WORKS)[number];

/** Who does what at each level, as in Korean movers' standard contracts. */
export const MOVER_WORK: Record<ServiceLevel, readonly MoverTask[]> = {
  vehicleOnly: ['drive'],
  standard: ['drive', 'carry', 'wrap'],
  halfPack: ['drive', 'carry', 'wrap', 'pack'],
  fullPack: WORKS,
};

export const customerTasks = (level: ServiceLevel) => WORKS.filter((work) => !MOVER_WORK[level].includes(work));

/** Services beyond the move itself, each with a quantity; the provider's codes. */
export const HOME_MOVE_EXTRAS = ['worker', 'airConditioner', 'assembly', 'cleaning', 'storage', 'disposal'] as const;
type HomeMoveExtra = (typeof HOME_MOVE_EXTRAS)[number];
export const isHomeMoveExtra = (code: string): code is HomeMoveExtra =>
  HOME_MOVE_EXTRAS.some((extra) => extra === code);
