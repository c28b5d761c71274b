import { createEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isComposing } from '@/lib/browser/is-composing';

const enter = (sign: object) => createEvent.keyDown(document.body, { key: 'Enter', ...sign });

test.each([
  ['Enter while Hangul is composed', enter({ isComposing: true, keyCode: 229 }), true],
  ['the Enter that Safari tells of after the composition', enter({ keyCode: 229 }), true],
  ['Enter', enter({ keyCode: 13 }), false],
  ['a letter that is composed', new InputEvent('input', { isComposing: true }), true],
  ['a letter', new InputEvent('input'), false],
])('%s: whether it is the input method’s', (_what, event, expected) => {
  expect(isComposing(event)).toBe(expected);
});
