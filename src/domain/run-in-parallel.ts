/** Processes `ids`, up to `parallel` at a time, while `mayGoOn` is true. Resolves when all started work has ended. */
export async function runInParallel(
  ids: readonly string[],
  parallel: number,
  mayGoOn: () => boolean,
  work: (id: string) => Promise<void>,
): Promise<void> {
  const queue = [...ids];
  const worker = async () => {
    while (mayGoOn()) {
      const id = queue.shift();
      if (id === undefined) return;
      await work(id);
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, ids.length) }, worker));
}
