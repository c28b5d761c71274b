// All checks as stages; `npm run check`, `npm test`, `npm run test:all` and the single commands choose from these.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFirefox, findWebKit } from '../engines/find.mjs';
import { installFromDebian } from './debian.mjs';
import { buildSandbox, ensureGenerated, ensureWebBuild, isWebBuildFresh } from './prepare.mjs';
import { bin } from './run.mjs';
import { E2E_WORKERS, startStack } from './stack.mjs';

const REPORTS = '.reports';
const UNIT_REPORT = `${REPORTS}/unit.json`;
export const E2E_REPORT = `${REPORTS}/e2e.json`;
export const ENDURANCE_REPORT = `${REPORTS}/endurance.json`;
export const GALLERY_REPORT = `${REPORTS}/gallery.json`;
export const BRAND_REPORT = `${REPORTS}/brand.json`;
const BRAND_CONFIG = 'e2e/brand/playwright.config.ts';
const SECOND_BRAND = 'brand/sample-b';
const GALLERY_CONFIG = 'e2e/gallery/playwright.config.ts';
const ENDURANCE_CONFIG = 'e2e/endurance/playwright.config.ts';
/** Tag of browser tests that run only in `npm run test:all`: they repeat a promise in another form or take long. */
const LONG = '@long';
/** The specs of `npm run test:smoke`. */
const SMOKE = ['guest-order', 'member-order', 'order-life', 'routing', 'session'];

const SLOWEST = 20;
const MOMENT = 0.1;
const slowestOf = (tests) =>
  tests
    .filter(({ seconds }) => seconds > MOMENT)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * The result of a suite. `tests`: `message` is there if the test failed. A suite that fails without a failing test, for
 * example because it cannot be loaded, counts as one failure.
 */
const counted = (isOk, passed, failed, tests) => ({
  passed,
  failed: isOk ? failed : Math.max(failed, 1),
  slowest: slowestOf(tests),
  failures: tests.filter(({ message }) => message !== undefined),
});

const node = (script, args = []) => [process.execPath, [`scripts/${script}`, ...args]];

/** Types, lint, format, contract, dead code: checks that do not run the app. */
export const staticStages = () => [
  {
    name: 'lint',
    run: (execute) =>
      execute(bin('eslint'), [
        '.',
        '--max-warnings=0',
        '--cache',
        '--cache-strategy=content',
        '--cache-location=node_modules/.cache/eslint/',
      ]),
  },
  // Runs after the build, because both write .next/types.
  { name: 'types', after: ['build'], run: (execute) => execute(...node('typecheck.mjs')) },
  { name: 'format', run: (execute) => execute(bin('oxfmt'), ['--check']) },
  { name: 'contract', run: (execute) => execute(...node('contract.mjs', ['--check'])) },
  { name: 'unused code', run: (execute) => execute(bin('knip')) },
];

/** The compiler of editors; `types` uses the next major version of it (docs/decisions/2026-11-22-test-run.md). */
export const compilerStage = () => ({
  name: 'compiler',
  after: ['types'],
  run: async (execute) =>
    (await execute(bin('tsc'), ['--noEmit'])) &&
    execute(bin('tsc'), ['--noEmit', '-p', 'src/lib/push/worker/tsconfig.json']),
});

/** The production site, rebuilt if its sources have changed, and its size. */
export const buildStages = () => [
  { name: 'build', run: async (execute) => isWebBuildFresh() || execute(...node('build.mjs')) },
  { name: 'size', after: ['build'], run: (execute) => execute(...node('size.mjs')) },
  { name: 'brand', after: ['build'], run: (execute) => execute(...node('find-brand.mjs')) },
];

/** nginx beside our own server, address by address; where there is no nginx, it says so and passes. */
export const hostingStage = () => ({
  name: 'hosting',
  after: ['build'],
  run: (execute) => execute(...node('parity.mjs')),
});

async function vitest(execute, report, args, env) {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const isOk = await execute(bin('vitest'), ['run', ...reporters, ...args], { NO_COLOR: '1', ...env });
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(report) ?? {};
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration, failureMessages: [message] = [] }) => ({
      seconds: (duration ?? 0) / 1000,
      name: `${path.relative('.', name)} › ${title}`,
      message,
    })),
  );
  return counted(isOk, numPassedTests, numFailedTests, tests);
}

export const unitStage = () => ({ name: 'unit', cores: 2, run: (execute) => vitest(execute, UNIT_REPORT, []) });

/** Unit tests that the uncommitted change can break, and the tests of locale and page files. */
export const changedUnitStages = () => [
  { name: 'texts', run: (execute) => vitest(execute, `${REPORTS}/texts.json`, ['tests/project']) },
  {
    name: 'unit',
    cores: 2,
    run: (execute) => vitest(execute, UNIT_REPORT, ['--changed', '--passWithNoTests']),
  },
];

/** A process that mounts all screens thousands of times runs out of memory, so each takes a part of the screens. */
const ANSWER_PARTS = 6;
const LONG_RUN = { MODEL_RUNS: '1000' };

/** The random models with a thousand runs each instead of a hundred, and all odd answers on all screens. */
export const modelsStages = () => [
  {
    name: 'models',
    cores: 2,
    run: (execute) => vitest(execute, `${REPORTS}/models.json`, ['exactly-once', 'bulk-sending'], LONG_RUN),
  },
  ...Array.from({ length: ANSWER_PARTS }, (_, part) => ({
    name: `answers ${part + 1}/${ANSWER_PARTS}`,
    run: (execute) =>
      vitest(execute, `${REPORTS}/answers-${part + 1}.json`, ['odd-answers'], {
        ...LONG_RUN,
        ANSWERS_PART: `${part}/${ANSWER_PARTS}`,
      }),
  })),
];

/** With more failures, the cause is rarely visible in the page. */
const MAX_PRINTED = 3;

/** Prints the page of a failed test, for environments that keep only this output. */
function printPages(report) {
  const folder = report.replace('.json', '');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  const pages = files.filter((file) => path.basename(file) === 'error-context.md');
  for (const page of pages.slice(0, MAX_PRINTED)) {
    const [, snapshot = ''] = /^```yaml\n([^]*?)^```/m.exec(readFileSync(path.join(folder, page), 'utf8')) ?? [];
    console.error(`\n${path.dirname(page)}\n${snapshot}`);
  }
}

function testsIn({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      name: `${file} › ${title}`,
      message: results.flatMap(({ errors }) => errors)[0]?.message,
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn({ file, ...suite }))];
}

/** Runs Playwright with a configuration that writes its report to `report`. Needs a running stack. */
async function playwright(execute, report, args) {
  rmSync(report, { force: true });
  const isOk = await execute(bin('playwright'), ['test', ...args], { NO_COLOR: '1', FORCE_COLOR: '0' });
  if (!isOk) printPages(report);
  const { stats = {}, suites = [] } = readReport(report) ?? {};
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  // A test that passes only on a retry counts as failed.
  return counted(isOk, expected, unexpected + flaky, suites.flatMap(testsIn));
}

/** Runs `work` with the site and the sandboxes started. */
async function withStack(work) {
  buildSandbox();
  const data = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  const { stop, ended } = await startStack({
    sandboxes: E2E_WORKERS,
    data,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    return await work();
  } finally {
    stop();
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

const browserStage = (name, report, args) => ({
  name,
  cores: 2,
  after: ['build'],
  run: (execute) => withStack(() => playwright(execute, report, args)),
});

/** All journeys, or those that `args` selects in Playwright's syntax. */
export const allJourneysStage = (args = []) => browserStage('journeys', E2E_REPORT, args);
export const journeysStage = () => allJourneysStage([`--grep-invert=${LONG}`]);
export const smokeStage = () => browserStage('smoke', E2E_REPORT, SMOKE);
export const enduranceStage = () => browserStage('endurance', ENDURANCE_REPORT, ['-c', ENDURANCE_CONFIG]);

/** Every control of the kit, in `next dev`. */
export const galleryStage = () => ({
  name: 'gallery',
  cores: 2,
  run: (execute) => playwright(execute, GALLERY_REPORT, ['-c', GALLERY_CONFIG]),
});

/**
 * The site of another brand: nothing in it names the first one, and its screens are photographed into .reports/brand.
 * Runs last and alone, because it builds in place; afterwards the site is built again as it was.
 */
export const brandStage = () => ({
  name: 'other brand',
  cores: 2,
  isLast: true,
  run: async (execute) => {
    const own = process.env.BRAND;
    process.env.BRAND = SECOND_BRAND;
    try {
      const isBuilt = await execute(...node('build.mjs'));
      if (!isBuilt || !(await execute(...node('find-brand.mjs')))) return false;
      return await withStack(() => playwright(execute, BRAND_REPORT, ['-c', BRAND_CONFIG]));
    } finally {
      if (own === undefined) delete process.env.BRAND;
      else process.env.BRAND = own;
      ensureGenerated();
      ensureWebBuild();
    }
  },
});

const ENGINES = [
  { name: 'firefox', find: findFirefox, packages: ['firefox-esr', 'fonts-noto-cjk'] },
  { name: 'webkit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'] },
];

/** The main journeys in Gecko and WebKit. Reports and skips an engine that cannot be installed. */
export const engineStages = () =>
  ENGINES.map(({ name, find, packages }) => ({
    name,
    cores: 2,
    after: ['build'],
    run: async (execute) => {
      if (!find()) installFromDebian(...packages);
      if (find()) {
        return withStack(() => playwright(execute, `${REPORTS}/${name}.json`, ['-c', `e2e/engines/${name}.config.ts`]));
      }
      console.log(`${name}: left out, it cannot be installed here (Debian: ${packages.join(' ')})`);
      return { passed: 0, failed: 0 };
    },
  }));
