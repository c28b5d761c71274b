/** An answer's Date is as coarse as a second and as late as the answer: less than this is no fault of the clock. */
const LEAST_SKEW_MS = 60_000;

/** Timers overflow beyond 24.8 days and would fire at once. React Query adds one millisecond of its own. */
export const MAX_TIMER_MS = 2 ** 31 - 2;

let skewMs = 0;

/** What a provider's answer says of the time; both moments are of this device's clock. */
export function noteServerTime(serverTime: number, sentAt: number, receivedAt: number) {
  if (Number.isNaN(serverTime)) return;
  const skew = serverTime - (sentAt + receivedAt) / 2;
  skewMs = Math.abs(skew) < LEAST_SKEW_MS ? 0 : skew;
}

/** A moment of the provider's, in ms, as this device's clock has it: for timers and countdowns. */
export const deviceTime = (serverTime: number) => serverTime - skewMs;

/** A moment of this device's clock, in ms, as the provider's has it. */
export const serverTime = (deviceMoment: number) => deviceMoment + skewMs;

/** The time, in ms; the provider's where this device's clock is off. For whatever the provider's moments are held against. */
export const serverNow = () => Date.now() + skewMs;
