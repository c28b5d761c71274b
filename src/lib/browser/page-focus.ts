/** Next scrolls to the top by itself. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/**
 * Returns the listener of finished route changes. The pressed link is gone and has left the focus on the body. Moves it to
 * the heading, so that the Tab key and screen readers start with the new page, not with the menu.
 */
export function watchPageFocus() {
  let path = location.pathname;
  return (_url: string, { shallow }: { shallow: boolean }) => {
    const before = path;
    path = location.pathname;
    // Next also calls it shallow when Back leads to another page, if the last changes of both were shallow.
    if ((shallow && path === before) || document.activeElement !== document.body) return;
    focus(document.querySelector<HTMLElement>('h1[tabindex]') ?? document.querySelector('main'));
  };
}

/** A ref of headings that appear after their page: they take the focus that waits at the main landmark. */
export function takePageFocus(heading: HTMLElement | null) {
  if (document.activeElement?.tagName === 'MAIN') focus(heading);
}
