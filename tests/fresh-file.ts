// The first of the setup files. Test files share one window and one copy of each package, because a new window for each
// file doubles the time. This removes what a file leaves in them.
import { userEvent } from '@testing-library/user-event';
import { afterAll, vi } from 'vitest';

// Our own modules are loaded again, so that no file sees the state of the one before.
vi.resetModules();

// Adds its listeners to the document only once, so before ours are recorded.
userEvent.setup();

const channels: BroadcastChannel[] = [];
const cleanups: (() => void)[] = [];

/** React adds this listener once per document; removed, it would be missing in the next file. */
const KEPT = new Set(['selectionchange']);

for (const target of [window, document]) {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its target below
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

afterAll(() => {
  for (const cleanup of cleanups) cleanup();
  for (const channel of channels) channel.close();
  globalThis.BroadcastChannel = Channel;
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});
