import type { KeyboardEvent as ReactKeyboardEvent, SyntheticEvent } from 'react';

/**
 * The key code of every key that goes to an input method. Safari's last Enter has no other sign, because it comes after
 * the composition.
 */
const INPUT_METHOD_KEY = 229;

/** Whether an event belongs to the input method that composes Hangul, and not to the page. */
export function isComposing(event: Event | SyntheticEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  return Reflect.get(native, 'isComposing') === true || Reflect.get(native, 'keyCode') === INPUT_METHOD_KEY;
}

/** For forms: the first Enter only ends a Korean syllable; the next one submits. */
export function preventComposingSubmit(event: ReactKeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}
