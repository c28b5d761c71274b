// `npm run test:engines`: the main journeys in Firefox and WebKitGTK.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { conclude, sum } from './lib/checks.mjs';
import { engineTests } from './lib/engines.mjs';
import { buildSandbox, ensureDependencies, ensureWebBuild } from './lib/prepare.mjs';
import { demandPorts, sandboxPorts, startStack, webPort } from './lib/stack.mjs';

ensureDependencies();
await demandPorts({ SANDBOX_PORT: sandboxPorts(), PORT: [webPort()] });
buildSandbox();
ensureWebBuild();
const data = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
const { stop, ended } = await startStack({ data, stdio: ['ignore', 'ignore', 'inherit'] });
const results = engineTests();
stop();
await ended;
rmSync(data, { recursive: true, force: true });

conclude(sum(results));
