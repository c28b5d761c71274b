import { expect, test } from 'vitest';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function field(id: string) {
  const input = document.createElement('input');
  input.id = id;
  document.body.append(input);
  return input;
}

test('the focus follows a choice, but is not taken from a field that the customer has moved to', async () => {
  const [address, unit, name] = [field('address'), field('unit'), field('name')];
  address.focus();
  focusInNextFrame('unit');
  await nextFrame();
  expect(unit).toHaveFocus();

  address.focus();
  focusInNextFrame('unit');
  name.focus();
  await nextFrame();
  expect(name).toHaveFocus();

  // The pressed element is removed by then.
  address.focus();
  focusInNextFrame('unit');
  address.remove();
  await nextFrame();
  expect(unit).toHaveFocus();
});
