import type { MiddlewareHandler } from 'hono';
import { cors as withCors } from 'hono/cors';

export const isAllowedOrigin = (origin: string, patterns: readonly string[]) =>
  patterns.some((pattern) =>
    pattern.endsWith(':*')
      ? origin.startsWith(pattern.slice(0, -1)) && /^\d+$/.test(origin.slice(pattern.length - 1))
      : origin === pattern,
  );

/** CORS with credentials for the app's origins; answers preflights itself. */
export const cors = (webOrigins: readonly string[]): MiddlewareHandler =>
  withCors({
    origin: (origin) => (isAllowedOrigin(origin, webOrigins) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['X-Platform', 'X-Request-Id', 'Authorization', 'Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['Retry-After', 'X-Request-Id', 'Date'],
    maxAge: 600,
  });
