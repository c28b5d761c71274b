/** A region that screen readers announce; it has to be there before its text. */
function addStatus() {
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  Object.assign(status.style, {
    position: 'absolute',
    overflow: 'hidden',
    width: '1px',
    height: '1px',
    clipPath: 'inset(50%)',
  });
  return document.body.appendChild(status);
}

/** The error's text, without its buttons. */
function errorBeside(button: HTMLElement) {
  const error = (button.closest('[role=alert]') ?? button.parentElement)?.cloneNode(true);
  if (!(error instanceof Element)) return null;
  error.querySelectorAll('button,a').forEach((one) => one.remove());
  return (
    [...error.querySelectorAll('p,div')]
      .filter((one) => one.children.length === 0)
      .map((one) => one.textContent)
      .join(' ') || error.textContent
  );
}

let stopLast = () => {};

/**
 * If the try succeeds, the button goes, and the focus would fall to the body: it moves to the first heading within the
 * part of the page that surrounded the button, or else to the part itself. A long list is such a part, as its heading is
 * far above. If the try fails, the error looks the same as before and is announced once more.
 */
function watchRetry(button: HTMLElement) {
  stopLast();
  const around: Element[] = [];
  for (let part = button.parentElement; part; part = part.parentElement) around.push(part);
  let isTrying = button.getAttribute('aria-busy') === 'true';
  let hasFocus = document.activeElement === button;

  function passFocusOn() {
    if (!hasFocus || document.activeElement !== document.body) return;
    const part = around.find((one) => one.isConnected)?.closest('section,[role=dialog],[tabindex="-1"],main');
    const next = part?.querySelector<HTMLElement>('h1,h2,h3') ?? part;
    if (!(next instanceof HTMLElement)) return;
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }

  const status = addStatus();
  const observer = new MutationObserver(() => {
    if (!button.isConnected) {
      stopLast();
      passFocusOn();
      return;
    }
    hasFocus = document.activeElement === button;
    const isBusy = button.getAttribute('aria-busy') === 'true';
    // Once: a query that polls fails again and again.
    if (isTrying && !isBusy && status.textContent === '') status.textContent = errorBeside(button);
    isTrying = isBusy;
  });
  stopLast = () => {
    observer.disconnect();
    status.remove();
  };
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
}

function onClick({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-retry]') : null;
  if (button) watchRetry(button);
}

/** Watches the retry buttons of all pages, so that no page loads this code first. Returns the cleanup function. */
export function watchRetries() {
  // Before React, which may remove the button at once.
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    stopLast();
  };
}
