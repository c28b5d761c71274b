/** Without a ring or a jump: nobody has pressed the heading, and the page is scrolled to its top anyway. */
function focusQuietly(element: HTMLElement) {
  element.tabIndex = -1;
  element.style.outline = 'none';
  element.focus({ preventScroll: true });
}

/**
 * After a route change: the pressed link is gone and has left the focus on the body. Moves it to the heading, so that
 * the Tab key and screen readers start with the new page, not with the menu.
 */
export function focusNewPage(_url: string, { shallow }: { shallow: boolean }) {
  if (shallow || document.activeElement !== document.body) return;
  const main = document.querySelector('main');
  const start = main?.querySelector('h1') ?? main;
  if (start) focusQuietly(start);
}

/** A ref of headings that appear after their page: they take the focus that waits at the main landmark. */
export function takePageFocus(heading: HTMLElement | null) {
  if (heading && document.activeElement?.tagName === 'MAIN') focusQuietly(heading);
}
