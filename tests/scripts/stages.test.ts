import { beforeEach, expect, test, vi } from 'vitest';
import { printFailures, runStages } from '../../scripts/lib/stages.mjs';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

/** Stages that end on command, and the names of the running ones. */
function openStages() {
  const ends = new Map<string, (isOk: boolean) => void>();
  const stage = (name: string, more: { cores?: 1 | 2; after?: string[]; isLast?: boolean } = {}) => ({
    name,
    ...more,
    run: () => new Promise<boolean>((resolve) => ends.set(name, resolve)),
  });
  const end = async (name: string, isOk = true) => {
    ends.get(name)?.(isOk);
    ends.delete(name);
    await vi.waitFor(() => expect(ends.has(name)).toBe(false));
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { stage, end, running: () => [...ends.keys()] };
}

test('two stages share the cores, and one that needs both waits for them', async () => {
  const { stage, end, running } = openStages();
  const run = runStages([stage('lint'), stage('build'), stage('unit', { cores: 2 }), stage('types')]);
  expect(running()).toEqual(['lint', 'build']);
  await end('lint');
  expect(running()).toEqual(['build', 'types']);
  await end('types');
  await end('build');
  expect(running()).toEqual(['unit']);
  await end('unit');
  expect((await run).map(({ name }) => name)).toEqual(['lint', 'types', 'build', 'unit']);
});

test('a stage after a failed one is skipped and counts as failed; the others still run', async () => {
  const { stage, end, running } = openStages();
  const run = runStages([stage('build'), stage('journeys', { after: ['build'] }), stage('lint')]);
  expect(running()).toEqual(['build', 'lint']);
  await end('lint');
  await end('build', false);
  const results = await run;
  expect(results.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ['lint', 1, 0],
    ['build', 0, 1],
    ['journeys', 0, 1],
  ]);
});

test('the last stage waits for all others and runs even if one of them failed', async () => {
  const { stage, end, running } = openStages();
  const run = runStages([stage('brand', { isLast: true }), stage('build'), stage('firefox', { after: ['build'] })]);
  expect(running()).toEqual(['build']);
  await end('build');
  expect(running()).toEqual(['firefox']);
  await end('firefox', false);
  expect(running()).toEqual(['brand']);
  await end('brand');
  expect((await run).map(({ name, failed }) => [name, failed])).toEqual([
    ['build', 0],
    ['firefox', 1],
    ['brand', 0],
  ]);
});

test('a stage that throws has failed and is named', async () => {
  const [result] = await runStages([{ name: 'unit', run: () => Promise.reject(new Error('no such program')) }]);
  expect(result).toMatchObject({ name: 'unit', passed: 0, failed: 1 });
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('no such program'));
});

test('a stage does not wait for one that is not in this run', async () => {
  const [result] = await runStages([{ name: 'types', after: ['build'], run: () => Promise.resolve(true) }]);
  expect(result).toMatchObject({ passed: 1, failed: 0 });
});

test('the end of the output names each failed test and why it failed, without control characters', () => {
  const message = `Error: \u001b[31mnot in the middle\u001b[39m\n${'at\n'.repeat(50)}`;
  printFailures([
    { name: 'unit', passed: 1, failed: 0, failures: [] },
    { name: 'journeys', passed: 1, failed: 1, failures: [{ name: 'map.spec.ts › follows the driver', message }] },
  ]);
  const lines = vi.mocked(console.log).mock.calls.map(([line]: unknown[]) => line);
  expect(lines.slice(0, 3)).toEqual([
    '\nFailed tests of journeys',
    '  map.spec.ts › follows the driver',
    '    Error: not in the middle',
  ]);
  expect(lines).toHaveLength(22);
});
