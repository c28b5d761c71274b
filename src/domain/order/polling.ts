import { isFinalStatus, isInProgressStatus } from './status';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Intervals between two requests for an order, shorter when more can change. */
export const POLL_MS = {
  nearArrival: 5 * SECOND_MS,
  inProgress: 15 * SECOND_MS,
  waiting: 30 * SECOND_MS,
  scheduled: 5 * MINUTE_MS,
  afterErrors: 2 * MINUTE_MS,
} as const;

const NEAR_ARRIVAL_MS = 10 * MINUTE_MS;
const FAR_APPOINTMENT_MS = 60 * MINUTE_MS;

type PollingInput = {
  status: number;
  /** Start of the expected arrival; ISO. */
  etaFrom?: string | null | undefined;
  appointmentAt?: string | null | undefined;
  now: number;
  /** Milliseconds from the first failure since the last answer to the latest; 0 if the last request was answered. */
  failingForMs: number;
  /** Milliseconds until the provider allows the next request (Retry-After). */
  retryInMs?: number | undefined;
  /** 0 to 1, of this tab: after an outage not all of them come back at the same moment. */
  spread?: number | undefined;
};

type Trouble = Pick<PollingInput, 'failingForMs' | 'retryInMs' | 'spread'>;

/** The largest share by which one tab waits longer than another. */
const MAX_SPREAD = 0.25;

/**
 * Milliseconds until the next request while the provider may be overloaded: after errors the wait is as long as the
 * failure has lasted, so it doubles up to its limit, and is never shorter than the provider asks for.
 */
export function slowedInterval(normalMs: number, { failingForMs, retryInMs = 0, spread = 0 }: Trouble): number {
  if (failingForMs <= 0) return normalMs;
  const waitMs = Math.max(normalMs, Math.min(failingForMs, POLL_MS.afterErrors), retryInMs);
  return Math.round(waitMs * (1 + spread * MAX_SPREAD));
}

function normalInterval({ status, etaFrom, appointmentAt, now }: PollingInput): number {
  if (isInProgressStatus(status)) {
    const isNear = Date.parse(etaFrom ?? '') - now <= NEAR_ARRIVAL_MS;
    return isNear ? POLL_MS.nearArrival : POLL_MS.inProgress;
  }
  const isFarOff = Date.parse(appointmentAt ?? '') - now > FAR_APPOINTMENT_MS;
  return isFarOff ? POLL_MS.scheduled : POLL_MS.waiting;
}

/** Milliseconds until the next request, or false once the order is final. */
export function pollingInterval(input: PollingInput): number | false {
  if (isFinalStatus(input.status)) return false;
  return slowedInterval(normalInterval(input), input);
}
