import { isFinalStatus, isMovingStatus } from './status';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How often an order is asked after, by how much a customer could miss. */
export const POLL_MS = {
  nearArrival: 5 * SECOND_MS,
  moving: 15 * SECOND_MS,
  waiting: 30 * SECOND_MS,
  scheduled: 5 * MINUTE_MS,
  afterErrors: 2 * MINUTE_MS,
} as const;

const NEAR_ARRIVAL_MS = 10 * MINUTE_MS;
const FAR_APPOINTMENT_MS = 60 * MINUTE_MS;

type PollingInput = {
  status: number;
  /** Start of the expected arrival; ISO. */
  etaFrom: string | null;
  appointmentAt: string | null;
  now: number;
  /** How long the provider has given no good answer; 0 when the last one was good. */
  failingForMs: number;
  /** Of the provider's Retry-After, where it sent one. */
  retryAfterSeconds?: number | undefined;
  /** 0 to 1, of this tab: after an outage not all of them come back at the same moment. */
  spread?: number | undefined;
};

type Trouble = Pick<PollingInput, 'failingForMs' | 'retryAfterSeconds' | 'spread'>;

/** At most, a tab waits this much longer than the next one. */
const LARGEST_SPREAD = 0.25;

/**
 * The pace under overload: each wait is as long as the silence so far, so the waits double until they reach their limit;
 * never before the provider allows it.
 */
export function slowedInterval(calmMs: number, { failingForMs, retryAfterSeconds = 0, spread = 0 }: Trouble): number {
  if (failingForMs <= 0) return calmMs;
  const backedOff = Math.max(calmMs, Math.min(failingForMs, POLL_MS.afterErrors));
  return Math.round(Math.max(backedOff, retryAfterSeconds * SECOND_MS) * (1 + spread * LARGEST_SPREAD));
}

function calmInterval({ status, etaFrom, appointmentAt, now }: PollingInput): number {
  if (isMovingStatus(status)) {
    const isNear = etaFrom !== null && Date.parse(etaFrom) - now <= NEAR_ARRIVAL_MS;
    return isNear ? POLL_MS.nearArrival : POLL_MS.moving;
  }
  const isFarOff = appointmentAt !== null && Date.parse(appointmentAt) - now > FAR_APPOINTMENT_MS;
  return isFarOff ? POLL_MS.scheduled : POLL_MS.waiting;
}

/** Milliseconds until the order is asked after again, or false when nothing can change any more. */
export function pollingInterval(input: PollingInput): number | false {
  if (isFinalStatus(input.status)) return false;
  return slowedInterval(calmInterval(input), input);
}
