import dynamicFont from '@/generated/dynamic-font.json';

/**
 * Loads the style sheet of the font for texts that are not ours, such as names and addresses. Called after hydration,
 * because a style sheet in the page would delay the first paint.
 */
export function applyDynamicFont(): HTMLLinkElement {
  const known = document.querySelector<HTMLLinkElement>(`link[href="${dynamicFont.href}"]`);
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = dynamicFont.href;
  // The next page tries again.
  link.addEventListener('error', () => link.remove());
  document.head.append(link);
  return link;
}

/** By its range: asking for a text would also load the file of frequent syllables, which English pages may not need. */
const findFaceForNames = () =>
  [...document.fonts].find(({ unicodeRange }) => unicodeRange.toUpperCase().startsWith(`${dynamicFont.names},`));

/**
 * Loads the file that nearly every name and address needs. To be called before the page has its data: a file that
 * arrives later makes the browser lay out all texts again.
 */
export function loadFontForNames() {
  const link = applyDynamicFont();
  // Without the file the system's font draws the names.
  const load = () =>
    void findFaceForNames()
      ?.load()
      .catch(() => undefined);
  if (link.sheet) load();
  else link.addEventListener('load', load, { once: true });
}
