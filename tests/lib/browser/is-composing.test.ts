import { createEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isComposing } from '@/lib/browser/is-composing';

const enter = (sign: object) => createEvent.keyDown(document.body, { key: 'Enter', ...sign });

test.each([
  ['Enter during a Hangul composition', enter({ isComposing: true, keyCode: 229 }), true],
  ['the Enter that Safari reports after the composition', enter({ keyCode: 229 }), true],
  ['Enter', enter({ keyCode: 13 }), false],
  ['a letter of a composition', new InputEvent('input', { isComposing: true }), true],
  ['a letter', new InputEvent('input'), false],
])('%s: whether it belongs to the input method', (_what, event, expected) => {
  expect(isComposing(event)).toBe(expected);
});
