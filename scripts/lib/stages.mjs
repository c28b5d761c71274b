// Runs stages in parallel as far as cores allow, and measures each.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

/** Two everywhere, so that a laptop runs the same as CI. */
const CORES = 2;

/**
 * @typedef {{ seconds: number, name: string }} Timed
 * @typedef {{ name: string, message: string }} Failure
 * @typedef {{ passed: number, failed: number, slowest?: Timed[], failures?: Failure[] }} Result
 * @typedef {(command: string, args?: string[], env?: Record<string, string>) => Promise<boolean>} Execute
 *   Runs a program and prefixes its output lines with the name of the stage. Resolves to whether it succeeded.
 * @typedef {{
 *   name: string,
 *   cores?: 1 | 2,
 *   after?: string[],
 *   isLast?: boolean,
 *   run: (execute: Execute) => Promise<boolean | Result>,
 * }} Stage
 *   `after`: the stages that must succeed before this one. `isLast`: runs when all others have ended, failed or not.
 */

const secondsSince = (started) => (Date.now() - started) / 1000;

function executeIn(name) {
  return (command, args = [], env = {}) =>
    new Promise((resolve) => {
      const child = spawn(command, args, {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...env },
      });
      for (const stream of [child.stdout, child.stderr]) {
        createInterface({ input: stream }).on('line', (line) => {
          if (line.trim() !== '') console.log(`${name.padEnd(11)} │ ${line}`);
        });
      }
      child.once('error', (error) => {
        console.error(`${name}: ${path.basename(command)} did not start: ${error.message}`);
        resolve(false);
      });
      child.once('close', (status) => resolve(status === 0));
    });
}

const asResult = (outcome) =>
  typeof outcome === 'boolean' ? { passed: Number(outcome), failed: Number(!outcome) } : outcome;

async function runStage(stage) {
  const started = Date.now();
  console.log(`${stage.name.padEnd(11)} ▸ started`);
  let result;
  try {
    result = asResult(await stage.run(executeIn(stage.name)));
  } catch (error) {
    console.error(`${stage.name}: ${error instanceof Error ? error.stack : String(error)}`);
    result = { passed: 0, failed: 1 };
  }
  const seconds = secondsSince(started);
  console.log(`${stage.name.padEnd(11)} ▸ ${result.failed === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { ...result, name: stage.name, seconds };
}

/**
 * Runs all stages, even if one fails. Stages that come `after` a failed one are skipped and count as failed.
 * @param {Stage[]} stages
 * @returns {Promise<(Result & { name: string, seconds: number })[]>} in order of completion
 */
export async function runStages(stages) {
  const waiting = [...stages];
  const running = new Map();
  const ended = [];
  const hasEnded = (name) => ended.some((result) => result.name === name);
  const hasFailed = (name) => ended.some((result) => result.name === name && result.failed > 0);

  while (waiting.length > 0 || running.size > 0) {
    for (const stage of [...waiting]) {
      const { name, cores = 1, isLast = false } = stage;
      const after = (stage.after ?? []).filter((other) => stages.some((one) => one.name === other));
      const missing = after.find(hasFailed);
      if (missing) {
        waiting.splice(waiting.indexOf(stage), 1);
        console.error(`${name.padEnd(11)} ▸ left out: ${missing} failed`);
        ended.push({ name, passed: 0, failed: 1, seconds: 0 });
        continue;
      }
      const used = [...running.values()].reduce((sum, { cores: taken }) => sum + taken, 0);
      if (used + cores > CORES || !after.every(hasEnded)) continue;
      if (isLast && running.size + waiting.length > 1) continue;
      waiting.splice(waiting.indexOf(stage), 1);
      const promise = runStage(stage).then((result) => {
        running.delete(name);
        ended.push(result);
      });
      running.set(name, { cores, promise });
    }
    if (running.size > 0) await Promise.race([...running.values()].map(({ promise }) => promise));
  }
  return ended;
}

/** Measures a step before the stages, such as the installation. */
export async function timed(name, work) {
  const started = Date.now();
  await work();
  return { name, passed: 0, failed: 0, seconds: secondsSince(started) };
}

/** The table at the end: the time of each stage, and the slowest tests. */
export function printTimes(results, total) {
  console.log('\nSeconds of each stage (stages run side by side)');
  for (const { name, seconds, passed, failed } of results) {
    const counts = passed + failed > 0 ? `   ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
    console.log(`${seconds.toFixed(1).padStart(8)}  ${name}${counts}`);
  }
  console.log(`${total.toFixed(1).padStart(8)}  in all`);
  for (const { name, slowest = [] } of results) {
    if (slowest.length === 0) continue;
    console.log(`\nSlowest tests of ${name}`);
    for (const test of slowest) console.log(`${test.seconds.toFixed(1).padStart(8)}  ${test.name}`);
  }
}

/** With more lines, the other failures would be hard to find. */
const MESSAGE_LINES = 20;

/** Prints which tests failed and why, at the end: some environments keep only the last lines. */
export function printFailures(results) {
  for (const { name, failures = [] } of results) {
    if (failures.length === 0) continue;
    console.log(`\nFailed tests of ${name}`);
    for (const failure of failures) {
      console.log(`  ${failure.name}`);
      const lines = stripVTControlCharacters(failure.message).split('\n');
      for (const line of lines.slice(0, MESSAGE_LINES)) console.log(`    ${line}`);
    }
  }
}

/** Prints the line that CI reads, and ends the process with the matching exit code. */
export function conclude(results, started) {
  printTimes(results, secondsSince(started));
  printFailures(results);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
