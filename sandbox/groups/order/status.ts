export const STATUS = {
  pending: 1,
  active: 2,
  completed: 3,
  incompleted: 4,
  cancelled: 5,
  return: 6,
  waitingForPayment: 7,
  transit: 8,
  activeAndPickedUp: 9,
} as const;
export type StatusName = keyof typeof STATUS;

/** A new status does not compile without its stage. */
const STAGE: Record<StatusName, 'open' | 'inProgress' | 'final'> = {
  pending: 'open',
  waitingForPayment: 'open',
  active: 'inProgress',
  activeAndPickedUp: 'inProgress',
  transit: 'inProgress',
  completed: 'final',
  incompleted: 'final',
  cancelled: 'final',
  return: 'final',
};

const NAMES = Object.keys(STATUS) as StatusName[]; // boundary: Object.keys types keys as string
const statusesAt = (...stages: readonly string[]): readonly number[] =>
  NAMES.filter((name) => stages.includes(STAGE[name])).map((name) => STATUS[name]);

const FINAL_STATUSES = statusesAt('final');
const IN_PROGRESS_STATUSES = statusesAt('inProgress');
export const RUNNING_STATUSES = statusesAt('open', 'inProgress');

/** Of orders that no driver has. */
export const WITHOUT_DRIVER: readonly number[] = [STATUS.pending, STATUS.waitingForPayment, STATUS.cancelled];

export const isFinal = (status: number) => FINAL_STATUSES.includes(status);
export const isInProgress = (status: number) => IN_PROGRESS_STATUSES.includes(status);
