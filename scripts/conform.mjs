// `npm run conform -- --base https://…`: asks a provider everything that the app asks, and says what fits; see --help.
import { spawnSync } from 'node:child_process';
import { ensureDependencies } from './lib/prepare.mjs';
import { bin } from './lib/run.mjs';

const BUNDLE = '.sandbox/conform.mjs';
const FLAGS = ['--bundle', '--platform=node', '--format=esm', '--target=node20', '--packages=external'];

ensureDependencies();
const built = spawnSync(
  bin('esbuild'),
  ['scripts/conform/main.ts', ...FLAGS, `--outfile=${BUNDLE}`, '--log-level=warning'],
  { stdio: 'inherit' },
);
if (built.status !== 0) process.exit(2);
const { status } = spawnSync(process.execPath, [BUNDLE, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 2);
