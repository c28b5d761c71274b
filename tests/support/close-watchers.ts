import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** What Chromium closes next by Back or Escape. jsdom has no such list. */
export function stubCloseWatchers() {
  const open: EventTarget[] = [];
  class Watcher extends EventTarget {
    constructor() {
      super();
      open.push(this);
    }
    destroy = () => {
      if (open.includes(this)) open.splice(open.indexOf(this), 1);
    };
  }
  vi.stubGlobal('CloseWatcher', Watcher);

  /** Returns whether something took the key; otherwise the browser leaves the page. */
  function pressBack() {
    const top = open.pop();
    act(() => void top?.dispatchEvent(new Event('close')));
    return top !== undefined;
  }
  function pressEscape() {
    const isLeftToBrowser = fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    if (isLeftToBrowser) pressBack();
  }
  return { pressBack, pressEscape };
}
