export type SandboxOptions = {
  host: string;
  /** 0 takes any free port. */
  port: number;
  databaseFile: string;
  /** How many times faster than real time an order progresses. */
  speed: number;
  /** Exact origins; `*` matches any port. */
  webOrigins: readonly string[];
  guestToken: string;
  priceValidSeconds: number;
  /** As long as a public address search takes; docs/decisions/2026-11-23-bulk-desk-shelf.md. */
  addressDelayMs: number;
  /** A PMTiles file with the roads that routes follow; null for invented ones. */
  mapFile: string | null;
  /** The folder that contains `src/api/contract` and `sandbox/db`. */
  root: string;
  /** Receives the text messages, because no SMS is sent. */
  log: (line: string) => void;
};

const DEFAULT_ORIGINS = 'http://localhost:3000,http://localhost:3055,http://localhost:*';

const numberOf = (name: string, text: string | undefined, fallback: number) => {
  const value = text === undefined || text === '' ? fallback : Number(text);
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number of 0 or more, not "${text}"`);
  return value;
};

/** Reads the SANDBOX_* variables; throws if a number is invalid. */
export function optionsFromEnv(env: Readonly<Record<string, string | undefined>>): SandboxOptions {
  return {
    host: 'localhost',
    port: numberOf('SANDBOX_PORT', env.SANDBOX_PORT, 4010),
    databaseFile: env.SANDBOX_DB ?? '.sandbox/data.db',
    speed: numberOf('SANDBOX_SPEED', env.SANDBOX_SPEED, 1) || 1,
    webOrigins: (env.SANDBOX_WEB_ORIGINS ?? DEFAULT_ORIGINS).split(',').map((origin) => origin.trim()),
    guestToken: env.SANDBOX_GUEST_TOKEN ?? 'guest-sandbox',
    priceValidSeconds: numberOf('SANDBOX_PRICE_VALID_SECONDS', env.SANDBOX_PRICE_VALID_SECONDS, 600),
    addressDelayMs: numberOf('SANDBOX_ADDRESS_DELAY_MS', env.SANDBOX_ADDRESS_DELAY_MS, 50),
    mapFile: env.MAP_FILE || null,
    root: env.SANDBOX_ROOT ?? process.cwd(),
    log: (line) => console.log(line),
  };
}
