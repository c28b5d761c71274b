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
};

function calmInterval({ status, etaFrom, appointmentAt, now }: PollingInput): number {
  if (isMovingStatus(status)) {
    const isNear = etaFrom !== null && Date.parse(etaFrom) - now <= NEAR_ARRIVAL_MS;
    return isNear ? POLL_MS.nearArrival : POLL_MS.moving;
  }
  const isFarOff = appointmentAt !== null && Date.parse(appointmentAt) - now > FAR_APPOINTMENT_MS;
  return isFarOff ? POLL_MS.scheduled : POLL_MS.waiting;
}

/**
 * Milliseconds until the order is asked after again, or false when nothing can change any more. While it fails, each
 * wait is as long as the silence so far: the waits double until they reach their limit.
 */
export function pollingInterval(input: PollingInput): number | false {
  if (isFinalStatus(input.status)) return false;
  const calm = calmInterval(input);
  if (input.failingForMs <= 0) return calm;
  const backedOff = Math.max(calm, Math.min(input.failingForMs, POLL_MS.afterErrors));
  return Math.max(backedOff, (input.retryAfterSeconds ?? 0) * SECOND_MS);
}
