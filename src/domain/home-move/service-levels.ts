import type { ServiceLevel } from './job';

const WORKS = ['drive', 'carry', 'wrap', 'pack', 'unpack', 'tidy'] as const;
export type MovingWork = (typeof WORKS)[number];

/** Who does what at each level, as in Korean movers' standard contracts. */
export const MOVER_WORK: Record<ServiceLevel, readonly MovingWork[]> = {
  vehicleOnly: ['drive'],
  standard: ['drive', 'carry', 'wrap'],
  halfPack: ['drive', 'carry', 'wrap', 'pack'],
  fullPack: WORKS,
};

export const leftToCustomer = (level: ServiceLevel) => WORKS.filter((work) => !MOVER_WORK[level].includes(work));

/** Services beyond the move itself, each with a quantity; the provider's codes. */
export const MOVING_EXTRAS = ['worker', 'airConditioner', 'assembly', 'cleaning', 'storage', 'disposal'] as const;
export type MovingExtra = (typeof MOVING_EXTRAS)[number];
export const isMovingExtra = (code: string): code is MovingExtra => MOVING_EXTRAS.some((extra) => extra === code);
