import { isAllowedOrigin } from '../server/cors';

/** Where the sandbox's own pages may send people back to; anything else would be an open redirect. */
export function isOwnWebPage(url: string, webOrigins: readonly string[]): boolean {
  try {
    return isAllowedOrigin(new URL(url).origin, webOrigins);
  } catch {
    return false; // not a URL at all
  }
}
