const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;
const SOON_MS = 3 * MINUTE_MS;

export type EtaRange = { from: string; to: string };

export type Eta =
  | { kind: 'none' }
  /** ISO instants on whole five minutes: an exact minute would promise more than traffic allows. */
  | { kind: 'range'; from: string; to: string }
  | { kind: 'soon' }
  /** The expected time has passed without an arrival. */
  | { kind: 'late' };

const iso = (instant: number) => new Date(instant).toISOString();
const floor = (instant: number) => Math.floor(instant / STEP_MS) * STEP_MS;
const ceil = (instant: number) => Math.ceil(instant / STEP_MS) * STEP_MS;

/** What can honestly be said about the arrival. A start that has passed moves up to now; a range is never a point. */
export function readEta(eta: EtaRange | null | undefined, now: number): Eta {
  if (!eta) return { kind: 'none' };
  const [from, to] = [Date.parse(eta.from), Date.parse(eta.to)];
  if (Number.isNaN(from) || Number.isNaN(to)) return { kind: 'none' };
  if (to < now) return { kind: 'late' };
  if (to - now <= SOON_MS) return { kind: 'soon' };
  const start = floor(Math.max(Math.min(from, to), now));
  return { kind: 'range', from: iso(start), to: iso(Math.max(ceil(to), start + STEP_MS)) };
}
