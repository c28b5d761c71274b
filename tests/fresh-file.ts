// The first setup file. Test files share one window and one copy of each package, because a new window per file doubles
// the time. This removes what a file leaves behind.
import { userEvent } from '@testing-library/user-event';
import { afterAll, vi } from 'vitest';

// Reloads our modules, so that a file does not see the state of the previous one.
vi.resetModules();

// Adds its listeners to the document only once, so call it before listeners are recorded.
userEvent.setup();

const channels: BroadcastChannel[] = [];
const cleanups: (() => void)[] = [];

/** React adds this listener once per document; if removed, it would be missing in the next file. */
const KEPT = new Set(['selectionchange']);

for (const target of [window, document]) {
  // oxlint-disable-next-line typescript/unbound-method -- called with its target below
  const { addEventListener, removeEventListener } = target;
  target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    if (!KEPT.has(args[0])) cleanups.push(() => removeEventListener.apply(target, args));
    addEventListener.apply(target, args);
  };
  cleanups.push(() => (target.addEventListener = addEventListener));
}

const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};

afterAll(async () => {
  // The rest of a lazy part would load in the next file, without the mocks of that file.
  await vi.dynamicImportSettled();
  for (const cleanup of cleanups) cleanup();
  for (const channel of channels) channel.close();
  globalThis.BroadcastChannel = Channel;
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  document.body.replaceChildren();
});
