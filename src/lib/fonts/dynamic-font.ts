import dynamicFont from '@/generated/dynamic-font.json';

/**
 * Fetches the style sheet of the font for texts that are not ours, such as names and addresses. Called after hydration,
 * because a style sheet in the page would delay the first paint.
 */
export function fetchDynamicFont(): HTMLLinkElement {
  const known = document.querySelector<HTMLLinkElement>(`link[href="${dynamicFont.href}"]`);
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = dynamicFont.href;
  // The browser fetches a sheet for print, too, and does not apply it to the screen.
  link.media = 'print';
  document.head.append(link);
  return link;
}

/**
 * Applies the sheet as soon as it is there. The browser then lays out every text anew, so call it where the page changes
 * anyway.
 */
export function applyDynamicFont() {
  const link = fetchDynamicFont();
  if (link.media !== 'all') link.media = 'all';
}
