const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;
const SOON_MS = 3 * MINUTE_MS;

export type EtaRange = { from: string; to: string };

export type Eta =
  | { kind: 'none' }
  /** ISO times in steps of five minutes, because traffic does not allow exact minutes. */
  | { kind: 'range'; from: string; to: string }
  | { kind: 'soon' }
  /** The expected time has passed, but the driver has not arrived. */
  | { kind: 'late' };

const iso = (instant: number) => new Date(instant).toISOString();
const floor = (instant: number) => Math.floor(instant / STEP_MS) * STEP_MS;
const ceil = (instant: number) => Math.ceil(instant / STEP_MS) * STEP_MS;

/** The arrival time to show. The range starts no earlier than `now` (epoch ms) and is at least five minutes long. */
export function readEta(eta: EtaRange | null | undefined, now: number): Eta {
  if (!eta) return { kind: 'none' };
  const [from, to] = [Date.parse(eta.from), Date.parse(eta.to)];
  if (Number.isNaN(from) || Number.isNaN(to)) return { kind: 'none' };
  if (to < now) return { kind: 'late' };
  if (to - now <= SOON_MS) return { kind: 'soon' };
  const start = floor(Math.max(Math.min(from, to), now));
  return { kind: 'range', from: iso(start), to: iso(Math.max(ceil(to), start + STEP_MS)) };
}

/** Beyond this a number of minutes would promise more than traffic allows. */
const MOST_MINUTES = 99;

/** Minutes until the middle of the range, at least 1; null if it is unknown, over or too far away. `now`: epoch ms. */
export function minutesLeft(eta: EtaRange | null | undefined, now: number): number | null {
  const { kind } = readEta(eta, now);
  if (!eta || kind === 'none' || kind === 'late') return null;
  const middle = (Date.parse(eta.from) + Date.parse(eta.to)) / 2;
  const minutes = Math.max(1, Math.round((middle - now) / MINUTE_MS));
  return minutes > MOST_MINUTES ? null : minutes;
}
