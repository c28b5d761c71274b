/** Typing rests this long before it reaches the form; with the draft's own wait it is stored within 200 ms. */
const TYPING_MS = 100;

/** What has been typed into single fields and not yet told to the form, so that a key re-renders its field alone. */
export function createPendingEdits() {
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; commit: () => void }>();

  function drop(field: string) {
    clearTimeout(waiting.get(field)?.timer);
    waiting.delete(field);
  }

  function flushField(field: string) {
    const edit = waiting.get(field);
    drop(field);
    edit?.commit();
  }

  return {
    schedule: (field: string, commit: () => void) => {
      drop(field);
      waiting.set(field, { commit, timer: setTimeout(() => flushField(field), TYPING_MS) });
    },
    flushField,
    /** Before anything that reads or restructures the whole form. */
    flush: () => {
      for (const field of [...waiting.keys()]) flushField(field);
    },
  };
}

export type PendingEdits = ReturnType<typeof createPendingEdits>;
