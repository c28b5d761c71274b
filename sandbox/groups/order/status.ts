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

export const FINAL_STATUSES: readonly number[] = [
  STATUS.completed,
  STATUS.incompleted,
  STATUS.cancelled,
  STATUS.return,
];
export const IN_PROGRESS_STATUSES: readonly number[] = [STATUS.active, STATUS.activeAndPickedUp, STATUS.transit];
export const RUNNING_STATUSES: readonly number[] = [STATUS.pending, STATUS.waitingForPayment, ...IN_PROGRESS_STATUSES];

export const isFinal = (status: number) => FINAL_STATUSES.includes(status);
export const isInProgress = (status: number) => IN_PROGRESS_STATUSES.includes(status);
