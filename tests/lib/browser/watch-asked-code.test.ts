import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { watchAskedCode } from '@/lib/browser/watch-asked-code';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => document.body.replaceChildren());

/** As the bundler asks for a file of code. */
async function loadFile() {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src: '/code.js' });
  document.head.append(script);
  onTestFinished(() => script.remove());
  await pass(0);
  return script;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function watch() {
  const onChange = vi.fn();
  onTestFinished(watchAskedCode(onChange));
  return onChange;
}

function press(kind: 'button' | 'a') {
  const pressed = document.createElement(kind);
  document.body.append(pressed);
  pressed.click();
}

test.each(['load', 'error'])(
  'a press waits from its first file of code to its last one, which ends in %s',
  async (end) => {
    const onChange = watch();
    press('button');
    const first = await loadFile();
    await pass(900);
    expect(onChange).not.toHaveBeenCalled();
    await pass(200);
    expect(onChange.mock.lastCall).toEqual([true]);

    first.dispatchEvent(new Event('load'));
    await pass(100);
    const second = await loadFile();
    await pass(5_000);
    const last = await loadFile();
    second.dispatchEvent(new Event('load'));
    await pass(5_000);
    expect(onChange.mock.lastCall).toEqual([true]);
    last.dispatchEvent(new Event(end));
    await pass(600);
    expect(onChange.mock.lastCall).toEqual([false]);
  },
);

test('code that is given up is waited for no longer', async () => {
  const onChange = watch();
  press('button');
  const file = await loadFile();
  await pass(5_000);
  expect(onChange.mock.lastCall).toEqual([true]);
  file.remove();
  await pass(600);
  expect(onChange.mock.lastCall).toEqual([false]);
});

test('code that comes within a second is no wait', async () => {
  const onChange = watch();
  press('button');
  const file = await loadFile();
  await pass(300);
  file.dispatchEvent(new Event('load'));
  await pass(5_000);
  expect(onChange).not.toHaveBeenCalledWith(true);
});

test('code of a page that a link leads to is no wait: the page has a spinner', async () => {
  const onChange = watch();
  press('a');
  await loadFile();
  await pass(5_000);
  expect(onChange).not.toHaveBeenCalled();
});

test('code that nobody asked for is no wait', async () => {
  const onChange = watch();
  press('button');
  await pass(2_000);
  await loadFile();
  await pass(5_000);
  expect(onChange).not.toHaveBeenCalled();
});
