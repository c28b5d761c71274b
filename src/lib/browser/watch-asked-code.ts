/** A press asks for code at once, and code that has come asks for more of it at once. */
const AT_ONCE_MS = 500;
const LONG_MS = 1_000;

/**
 * Calls `onChange` with true when code that a press asked for, such as a dialog's, takes longer than a second, and with false
 * when all of it is there. Without it, a press on a slow connection seems to do nothing: until its code is there, a dialog
 * shows nothing. Links are left out, as a change of the page has a spinner.
 */
export function watchAskedCode(onChange: (isLong: boolean) => void) {
  const scripts = new Map<Node, () => void>();
  let askedUntil = -1;
  let long: ReturnType<typeof setTimeout> | undefined;
  let end: ReturnType<typeof setTimeout> | undefined;

  function press({ target }: MouseEvent) {
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (!isLink) askedUntil = performance.now() + AT_ONCE_MS;
  }

  function finish() {
    clearTimeout(long);
    long = undefined;
    onChange(false);
  }

  function follow(script: HTMLScriptElement) {
    // A file can ask for the next one before its own `load`.
    if (scripts.size === 0 && performance.now() > askedUntil) return;
    clearTimeout(end);
    long ??= setTimeout(() => onChange(true), LONG_MS);
    const settle = () => {
      if (!scripts.delete(script)) return;
      askedUntil = performance.now() + AT_ONCE_MS;
      if (scripts.size === 0) end = setTimeout(finish, AT_ONCE_MS);
    };
    scripts.set(script, settle);
    script.addEventListener('load', settle, { once: true });
    script.addEventListener('error', settle, { once: true });
  }

  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof HTMLScriptElement && node.src) follow(node);
      // A script that is given up, such as a vendor's that never answers, is taken out without an event.
      for (const node of removedNodes) scripts.get(node)?.();
    }
  });
  observer.observe(document.head, { childList: true });
  document.addEventListener('click', press, { capture: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('click', press, { capture: true });
    clearTimeout(long);
    clearTimeout(end);
  };
}
