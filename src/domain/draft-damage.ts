const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Whether something of a `stored` draft did not come back in the one `read` from it, which also bounds how deep this
 * goes. What drafts had no place for at that time is no loss.
 */
export function hasLost(stored: unknown, read: unknown): boolean {
  const areAlike = isObject(stored) && isObject(read) && Array.isArray(stored) === Array.isArray(read);
  if (!areAlike) return stored !== read && (stored ?? '') !== '';
  return Object.keys(Array.isArray(stored) ? stored : read).some((key) => hasLost(stored[key], read[key]));
}
