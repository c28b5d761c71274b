const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Repeats `load` until it succeeds, with waits of 1 s to 30 s. For code that completes something the customer has
 * already done.
 */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
