import { vi } from 'vitest';

/** jsdom loads no scripts: fetches and runs those that the app adds, as a browser would. */
export function runScripts() {
  return vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      void fetch(node.src).then(async (response) => {
        if (response.ok) window.eval(await response.text());
        node.dispatchEvent(new Event(response.ok ? 'load' : 'error'));
      });
    }
  });
}
