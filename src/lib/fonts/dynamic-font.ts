import { KOREAN } from '@/config/locales';
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

/**
 * By its range: asking for a text would also load the file of frequent syllables, which English pages may not need.
 * Without the file the system's font draws the text.
 */
function loadFace(rangeStart: string) {
  const face = [...document.fonts].find(({ unicodeRange }) => unicodeRange.toUpperCase().startsWith(`${rangeStart},`));
  face?.load().catch(() => undefined);
}

/** The style sheet names the file, which would come one answer later, and the page would be laid out once more. */
function preload(href: string) {
  // The next page may come before the style sheet does.
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href });
  document.head.append(link);
}

/**
 * Loads the files that nearly every page with names needs: one for names and, on a Korean page, one for its own texts. To be
 * called before the page has its data: a file that arrives later makes the browser lay out its texts again.
 */
export function loadExpectedFonts() {
  if (document.documentElement.lang === KOREAN) loadFace(dynamicFont.shared);
  const link = applyDynamicFont();
  const load = () => loadFace(dynamicFont.deferred);
  if (link.sheet) return load();
  preload(dynamicFont.deferredFile);
  link.addEventListener('load', load, { once: true });
}
