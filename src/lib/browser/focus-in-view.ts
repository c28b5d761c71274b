/**
 * Moves the focus to a wrong field and the field to the middle of the window, so that its label and its error stand
 * clear of the bars at the top and the bottom. Opens the folded section that holds it.
 */
export function focusInView(field: HTMLElement) {
  field.closest('details')?.setAttribute('open', '');
  // A section needs a tab index to take the focus.
  if (field.tabIndex < 0) field.tabIndex = -1;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
