import { isFinalStatus, isMovingStatus } from './status';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Intervals between two requests for an order, shorter when more can change. */
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
  /** Milliseconds since the last successful response; 0 if the last one was successful. */
  failingForMs: number;
  /** From the provider's Retry-After header. */
  retryAfterSeconds?: number | undefined;
};

function normalInterval({ status, etaFrom, appointmentAt, now }: PollingInput): number {
  if (isMovingStatus(status)) {
    const isNear = etaFrom !== null && Date.parse(etaFrom) - now <= NEAR_ARRIVAL_MS;
    return isNear ? POLL_MS.nearArrival : POLL_MS.moving;
  }
  const isFarOff = appointmentAt !== null && Date.parse(appointmentAt) - now > FAR_APPOINTMENT_MS;
  return isFarOff ? POLL_MS.scheduled : POLL_MS.waiting;
}

/**
 * Milliseconds until the next request, or false once the order is final. After errors the wait is as long as the
 * failure has lasted, so it doubles up to its limit.
 */
export function pollingInterval(input: PollingInput): number | false {
  if (isFinalStatus(input.status)) return false;
  const normal = normalInterval(input);
  if (input.failingForMs <= 0) return normal;
  const backedOff = Math.max(normal, Math.min(input.failingForMs, POLL_MS.afterErrors));
  return Math.max(backedOff, (input.retryAfterSeconds ?? 0) * SECOND_MS);
}
