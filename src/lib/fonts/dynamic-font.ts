import dynamicFont from '@/generated/dynamic-font.json';

/**
 * Adds the font for texts that are not ours, such as names and addresses. Called after hydration, because a style sheet
 * in the page would delay the first paint.
 */
export function appendDynamicFont() {
  if (document.querySelector(`link[href="${dynamicFont.href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = dynamicFont.href;
  document.head.append(link);
}
