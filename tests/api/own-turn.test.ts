import { afterEach, expect, test, vi } from 'vitest';
import { ownTurn } from '@/api/client/own-turn';

afterEach(() => vi.unstubAllGlobals());

/** A browser that gets a turn when the test says so. */
function browser() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('scheduler', { yield: () => new Promise<void>((resolve) => void waiting.push(resolve)) });
  return {
    turn: async () => {
      waiting.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('calls of one moment are sent one after the other, with a turn for the browser between them', async () => {
  const { turn } = browser();
  const sent: string[] = [];
  for (const name of ['first', 'second', 'third']) void ownTurn().then(() => sent.push(name));
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toEqual(['first']);
  await turn();
  expect(sent).toEqual(['first', 'second']);
  await turn();
  expect(sent).toEqual(['first', 'second', 'third']);

  // A later call goes at once.
  await turn();
  void ownTurn().then(() => sent.push('later'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent.at(-1)).toBe('later');
  await turn();
});

test('a browser that cannot give a turn sends all at once', async () => {
  vi.stubGlobal('scheduler', {});
  const sent: string[] = [];
  for (const name of ['first', 'second', 'third']) void ownTurn().then(() => sent.push(name));
  await Promise.resolve();
  expect(sent).toEqual(['first', 'second', 'third']);
});
