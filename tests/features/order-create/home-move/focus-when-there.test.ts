import { afterEach, beforeEach, expect, test } from 'vitest';
import { focusWhenThere } from '@/features/order-create/home-move/step-problems';

let giveUp = () => {};
beforeEach(() => document.body.replaceChildren());
afterEach(() => giveUp());

const settled = () => new Promise((resolve) => setTimeout(resolve));
function draw(...ids: string[]) {
  document.body.replaceChildren(
    ...ids.map((id) => Object.assign(document.createElement('input'), { id, name: `${id}-name` })),
  );
}
const focused = () => document.activeElement?.id;

test('a control is focused as soon as its step is there, by its id or its name', async () => {
  giveUp = focusWhenThere('level-name');
  draw('home');
  await settled();
  expect(focused()).toBe('');
  draw('home', 'level');
  await settled();
  expect(focused()).toBe('level');
});

test('a step that is drawn anew, or takes the focus for its heading, gives it back to the control', async () => {
  draw('heading', 'level');
  giveUp = focusWhenThere('level');
  draw('heading', 'level');
  await settled();
  expect(focused()).toBe('level');
  document.getElementById('heading')?.focus();
  expect(focused()).toBe('level');
});

test('a customer who goes on by themselves is left where they are', async () => {
  draw('heading', 'level');
  giveUp = focusWhenThere('level');
  expect(focused()).toBe('level');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  document.getElementById('heading')?.focus();
  draw('heading', 'level');
  await settled();
  expect(focused()).toBe('');
});
