// The checks that need no browser, with their counts.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bin, run, runScript } from './run.mjs';

const REPORTS = '.reports';
const UNIT_REPORT = `${REPORTS}/unit.json`;
export const E2E_REPORT = `${REPORTS}/e2e.json`;
export const ENDURANCE_REPORT = `${REPORTS}/endurance.json`;
/** What of the long runs is part of `npm test`. */
export const BRIEF = '@brief';

const STEPS = {
  types: () => runScript('typecheck.mjs'),
  lint: () =>
    run(bin('eslint'), ['.', '--max-warnings=0', '--cache', '--cache-location', 'node_modules/.cache/eslint/']),
  format: () => run(bin('prettier'), ['--check', '--log-level=warn', '--cache', '.']),
  contract: () => runScript('contract.mjs', ['--check']),
  'unused code': () => run(bin('knip')),
};

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A suite that fails without a failing test, such as one that cannot be loaded, still counts as one failure. */
const counted = (isOk, passed, failed) => ({ passed, failed: isOk ? failed : Math.max(failed, 1) });

export const sum = (results) =>
  results.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  });

function unitTests() {
  rmSync(UNIT_REPORT, { force: true });
  const isOk = run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]);
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(UNIT_REPORT) ?? {};
  return counted(isOk, numPassedTests, numFailedTests);
}

/** Runs all of them even when one fails. */
export function runChecks() {
  mkdirSync(REPORTS, { recursive: true });
  const steps = Object.entries(STEPS).map(([name, step]) => {
    const isOk = step();
    if (!isOk) console.error(`  ${name}: failed`);
    return { passed: Number(isOk), failed: Number(!isOk) };
  });
  return sum([...steps, unitTests()]);
}

/** Failures whose pages are told of; of more than these the cause is not in the page. */
const MOST_TOLD = 3;

/** What stood in the page when a test failed: where nothing but this output is kept, it is all that is left to go by. */
function tellPages(report) {
  const folder = report.replace('.json', '');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  const pages = files.filter((file) => path.basename(file) === 'error-context.md');
  for (const page of pages.slice(0, MOST_TOLD)) {
    const [, snapshot = ''] = /^```yaml\n([^]*?)^```/m.exec(readFileSync(path.join(folder, page), 'utf8')) ?? [];
    console.error(`\n${path.dirname(page)}\n${snapshot}`);
  }
}

/** Runs Playwright with a configuration that writes its counts to `report`. Needs a running stack. */
export function playwrightTests(report, args) {
  rmSync(report, { force: true });
  const isOk = run(bin('playwright'), ['test', ...args]);
  if (!isOk) tellPages(report);
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(report)?.stats ?? {};
  return counted(isOk, expected + flaky, unexpected);
}

export const browserTests = (args) => playwrightTests(E2E_REPORT, args);
export const briefEndurance = () =>
  playwrightTests(ENDURANCE_REPORT, ['-c', 'e2e/endurance/playwright.config.ts', '--grep', BRIEF]);

/** The line that a CI reads; the process then ends accordingly. */
export function conclude({ passed, failed }) {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
