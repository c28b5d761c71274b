// Only Node's built-in modules: this runs before `npm ci` on a fresh clone.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
process.chdir(root);
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

if (process.platform === 'win32') {
  console.error(
    'These commands run on Linux and macOS. On Windows, run them in WSL 2: https://learn.microsoft.com/windows/wsl',
  );
  process.exit(1);
}

const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);

/** Runs a command with visible output. Returns whether it succeeded. */
export function run(command, args = [], options = {}) {
  const started = Date.now();
  console.log(`\n$ ${[path.basename(command), ...args].join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  console.log(`  ${status === 0 ? 'done' : 'failed'} in ${seconds(started)} s`);
  return status === 0;
}

/** Runs a command; ends the process if it fails. */
export function must(command, args, options) {
  if (!run(command, args, options)) process.exit(1);
}

/** Path of a program from node_modules. */
export const bin = (name) => path.join(root, 'node_modules/.bin', name);

export const mustScript = (name, args = [], options = {}) =>
  must(process.execPath, [`scripts/${name}`, ...args], options);
