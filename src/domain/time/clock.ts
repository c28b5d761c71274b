/**
 * The Date header has whole seconds and the response takes time, so a smaller difference does not mean a wrong clock.
 */
const MIN_SKEW_MS = 60_000;

/** Timers overflow beyond 24.8 days and would fire at once. React Query adds one millisecond of its own. */
export const MAX_TIMER_MS = 2 ** 31 - 2;

let skewMs = 0;

/** Records the time of a provider's response. All in epoch ms; `sentAt` and `receivedAt` are by this device's clock. */
export function recordServerTime(serverTime: number, sentAt: number, receivedAt: number) {
  if (Number.isNaN(serverTime)) return;
  const skew = serverTime - (sentAt + receivedAt) / 2;
  skewMs = Math.abs(skew) < MIN_SKEW_MS ? 0 : skew;
}

/** Converts provider time (epoch ms) to this device's clock, for timers and countdowns. */
export const deviceTime = (serverTime: number) => serverTime - skewMs;

/** Converts this device's time (epoch ms) to provider time. */
export const serverTime = (deviceMoment: number) => deviceMoment + skewMs;

/** The current time (epoch ms), corrected if this device's clock is wrong. Use it to compare with provider times. */
export const serverNow = () => Date.now() + skewMs;
