import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const DEMO = 'scripts/demo.mjs';
const SERVE = 'scripts/serve.mjs';

const NO_DEMO = 'Nothing answers at http://localhost:27102: start `npm run demo` in another terminal first.';

test.each([
  ['scripts/bench.mjs', {}, [], NO_DEMO],
  ['scripts/bench-load.mjs', {}, [], NO_DEMO],
  ['scripts/journeys.mjs', {}, [], NO_DEMO],
  ['scripts/shots.mjs', {}, ['login'], NO_DEMO],
  [DEMO, { NEXT_PUBLIC_PROVIDER_HOST: 'api' }, [], 'The environment is not complete (see .env.example):'],
  ['scripts/dev.mjs', { NEXT_PUBLIC_PROVIDER_HOST: 'api' }, [], 'The environment is not complete (see .env.example):'],
  [
    'scripts/build.mjs',
    { NEXT_PUBLIC_MAP_ZOOM: '1', NEXT_PUBLIC_PROVIDER_HOST: 'api' },
    [],
    'The environment is not complete (see .env.example):',
  ],
  [DEMO, { PORT: 'abc' }, [], 'PORT must be a port from 1 to 65535, not "abc".'],
  [DEMO, { SANDBOX_PORT: '99999' }, [], 'SANDBOX_PORT must be a port from 1 to 65535, not "99999".'],
  [DEMO, { PORT: '27101' }, [], 'Port 27101 is wanted twice. Set PORT to a free one, such as PORT=27201.'],
  [DEMO, {}, ['--mapp'], "Unknown option '--mapp'"],
  [DEMO, {}, ['--map', 'kakao'], '--map is osm, not "kakao".'],
  ['scripts/configure.mjs', {}, ['--two', '/srv/a'], "Unknown option '--two'"],
  [SERVE, { PORT: 'abc' }, [], 'PORT must be a whole number up to 65535, not "abc".'],
  [SERVE, { STOP_ANNOUNCE_SECONDS: '5s' }, [], 'STOP_ANNOUNCE_SECONDS must be a number of seconds, not "5s".'],
])('%s with %o %j says what is wrong, without a stack', (script, variables, options, sentence) => {
  const env = { ...process.env, PORT: '27102', SANDBOX_PORT: '27101', BASE_URL: '', ...variables };
  const { status, stderr } = spawnSync(process.execPath, [script, ...options], {
    env,
    encoding: 'utf8',
    timeout: 30_000,
  });
  const [first, ...others] = stderr.trim().split('\n');
  expect(first).toBe(sentence);
  expect(others.filter((line) => line.startsWith('    at '))).toEqual([]);
  expect(status).toBe(1);
});
