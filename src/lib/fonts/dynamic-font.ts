import uiFont from '@/generated/ui-font.json';

/**
 * Adds the font for texts that are not ours, such as names and addresses. Called after hydration, because a stylesheet
 * in the page would hold back its first paint.
 */
export function appendDynamicFont() {
  if (document.querySelector(`link[href="${uiFont.dynamicHref}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = uiFont.dynamicHref;
  document.head.append(link);
}
