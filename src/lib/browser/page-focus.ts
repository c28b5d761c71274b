/** Next scrolls to the top by itself. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/**
 * After a route change: the pressed link is gone and has left the focus on the body. Moves it to the heading, so that
 * the Tab key and screen readers start with the new page, not with the menu.
 */
export function focusNewPage(_url: string, { shallow }: { shallow: boolean }) {
  if (shallow || document.activeElement !== document.body) return;
  focus(document.querySelector<HTMLElement>('h1[tabindex]') ?? document.querySelector('main'));
}

/** A ref of headings that appear after their page: they take the focus that waits at the main landmark. */
export function takePageFocus(heading: HTMLElement | null) {
  if (document.activeElement?.tagName === 'MAIN') focus(heading);
}
