import { isAllowedOrigin } from '../server/cors';

/** Allows redirects only to the app's origins; anything else would be an open redirect. */
export function isOwnWebPage(url: string, webOrigins: readonly string[]): boolean {
  try {
    return isAllowedOrigin(new URL(url).origin, webOrigins);
  } catch {
    return false; // not a URL at all
  }
}
