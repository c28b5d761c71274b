import { useState } from 'react';

/**
 * The error of a first load, kept while it is tried again: React Query forgets it then, and the retry button would go. Its
 * component needs a key of what it loads, or the next one's loading would show this error.
 */
export function useLoadError({ data, error }: { data: unknown; error: Error | null }): Error | null {
  const [last, setLast] = useState<Error | null>(null);
  const shown = error ?? (data === undefined ? last : null);
  if (shown !== last) setLast(shown);
  return shown;
}
