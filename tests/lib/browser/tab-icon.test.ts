import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showTabIcon } from '@/lib/browser/tab-icon';

/** Each icon is decoded when the test says so. */
const decodings: (() => void)[] = [];
const plain = `${document.location.origin}/favicon.svg`;
const link = document.createElement('link');

const COLOUR = { '--attention-main': 'orange', '--success-main': 'green' };

beforeEach(() => {
  decodings.length = 0;
  Object.assign(link, { rel: 'icon', href: plain });
  document.head.append(link);
  for (const [name, colour] of Object.entries(COLOUR)) document.documentElement.style.setProperty(name, colour);
  vi.stubGlobal(
    'Image',
    class {
      decode = () => new Promise<void>((resolve) => decodings.push(resolve));
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function draw(this: HTMLCanvasElement) {
    const context = { canvas: { toDataURL: () => `data:,${context.fillStyle}` }, fillStyle: '' };
    for (const call of ['drawImage', 'beginPath', 'arc', 'fill', 'stroke', 'moveTo', 'lineTo'])
      Object.assign(context, { [call]: () => undefined });
    return context as unknown as CanvasRenderingContext2D; // boundary: jsdom has no canvas, this is what is used of one
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  link.remove();
  document.documentElement.removeAttribute('style');
});

test('the tab of an order has a badge, and the plain icon returns when the customer leaves', async () => {
  const shown = showTabIcon('waiting');
  decodings[0]?.();
  await shown;
  expect(link.href).toBe('data:,orange');
  await showTabIcon(null);
  expect(link.href).toBe(plain);
});

test('a customer who leaves an order before its badge is drawn sees the plain icon', async () => {
  const shown = showTabIcon('waiting');
  await showTabIcon(null);
  decodings[0]?.();
  await shown;
  expect(link.href).toBe(plain);
});

test('the badge is that of the newest phase, whichever icon is decoded first', async () => {
  const waiting = showTabIcon('waiting');
  const inProgress = showTabIcon('inProgress');
  decodings[1]?.();
  await inProgress;
  decodings[0]?.();
  await waiting;
  expect(link.href).toBe('data:,green');
});
