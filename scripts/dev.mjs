// `npm run dev`: the sandbox and `next dev`, both in watch mode.
import { spawn } from 'node:child_process';
import {
  SANDBOX_BUNDLE,
  buildSandbox,
  demandEnvironment,
  ensureDependencies,
  ensureGenerated,
} from './lib/prepare.mjs';
import { bin, mustScript } from './lib/run.mjs';
import { webPort } from './lib/ports.mjs';
import { demandPorts, sandboxPorts, startSandbox, stopTogether } from './lib/stack.mjs';

ensureDependencies();
const environment = demandEnvironment();
ensureGenerated();
mustScript('build-worker.mjs');

const hasSandbox = environment.NEXT_PUBLIC_INTEGRATIONS === 'sandbox';
await demandPorts({ PORT: [webPort()], ...(hasSandbox ? { SANDBOX_PORT: sandboxPorts() } : {}) });

const start = (command, args) => spawn(bin(command), args, { stdio: 'inherit' });
const programs = [start('next', ['dev', '--port', String(webPort())])];
if (hasSandbox) {
  buildSandbox();
  const { child, ready } = startSandbox({ nodeArgs: ['--watch'] });
  programs.push(child, start('esbuild', [...SANDBOX_BUNDLE, '--watch=forever']));
  await ready;
}
await stopTogether(programs).ended;
