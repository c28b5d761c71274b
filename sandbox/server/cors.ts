import type { MiddlewareHandler } from 'hono';

const ALLOWED_HEADERS = 'X-Platform, X-Request-Id, Authorization, Content-Type, Idempotency-Key';
const EXPOSED_HEADERS = 'Retry-After, X-Request-Id, Date';
const PREFLIGHT_SECONDS = '600';

export const isAllowedOrigin = (origin: string, patterns: readonly string[]) =>
  patterns.some((pattern) =>
    pattern.endsWith(':*')
      ? origin.startsWith(pattern.slice(0, -1)) && /^\d+$/.test(origin.slice(pattern.length - 1))
      : origin === pattern,
  );

/** CORS with credentials for the app's origins; answers preflights itself. */
export function cors(webOrigins: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    c.header('Vary', 'Origin');
    if (origin === undefined || !isAllowedOrigin(origin, webOrigins)) return next();

    c.header('Access-Control-Allow-Origin', origin);
    c.header('Access-Control-Allow-Credentials', 'true');
    c.header('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    if (c.req.method !== 'OPTIONS') return next();

    c.header('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
    c.header('Access-Control-Allow-Headers', ALLOWED_HEADERS);
    c.header('Access-Control-Max-Age', PREFLIGHT_SECONDS);
    return c.body(null, 204);
  };
}
