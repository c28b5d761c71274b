/** Collects values for `ms` after the first one, and passes them on together; `flush` passes them on at once. */
export function createBatch<Value>(ms: number, passOn: (values: ReadonlyMap<string, Value>) => void) {
  let values = new Map<string, Value>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const collected = values;
    values = new Map();
    if (collected.size > 0) passOn(collected);
  }

  return {
    add: (key: string, value: Value) => {
      values.set(key, value);
      timer ??= setTimeout(flush, ms);
    },
    flush,
  };
}
