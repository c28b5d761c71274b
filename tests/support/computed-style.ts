// To find what is hidden, Testing Library asks for the style of every element. jsdom then tries all rules of its default
// style sheet, which is slow. In a document without other styles a few attributes decide the answer.
import { afterAll } from 'vitest';

/** With the tag, what decides `display` in jsdom's default style sheet. */
const DECIDING = ['hidden', 'type', 'open', 'popover'];
const displays = new Map<string, string>();

function displayOf(element: Element, read: (element: Element) => CSSStyleDeclaration) {
  if (element.getAttribute('style')) return read(element).display;
  const key = [element.tagName, ...DECIDING.map((name) => element.getAttribute(name))].join();
  const display = displays.get(key) ?? read(element).display;
  displays.set(key, display);
  return display;
}

/** The value in the `style` of the element or of the nearest parent that has one. */
function inherit(element: Element, property: 'visibility' | 'pointerEvents', initial: string) {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = at instanceof HTMLElement && at.style[property];
    if (value) return value;
  }
  return initial;
}

/** Makes `getComputedStyle` fast for documents without styles. What else is read of an element comes from jsdom. */
export function shortenComputedStyle() {
  if (typeof window === 'undefined') return;
  const readAll = window.getComputedStyle.bind(window);
  // Without it the next file, which shares the window, would put one more layer around this one.
  afterAll(() => void (window.getComputedStyle = readAll));
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return readAll(element, pseudo);
    const known = (property: string | symbol) => {
      if (property === 'display') return displayOf(element, readAll);
      if (property === 'visibility') return inherit(element, property, 'visible');
      return property === 'pointerEvents' ? inherit(element, property, 'auto') : undefined;
    };
    const getPropertyValue = (name: string) => known(name) ?? readAll(element).getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, property): unknown =>
        property === 'getPropertyValue'
          ? getPropertyValue
          : (known(property) ?? Reflect.get(readAll(element), property)),
    });
  };
}
