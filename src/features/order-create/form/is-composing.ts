import type { KeyboardEvent } from 'react';

/** What an input method's own keys report; the only sign where the composition is already over (Safari). */
const INPUT_METHOD_KEY = 229;

/** Whether a key belongs to the input method that is writing Hangul, and not to the page. */
export const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || Reflect.get(nativeEvent, 'keyCode') === INPUT_METHOD_KEY;
