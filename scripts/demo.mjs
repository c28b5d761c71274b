// `npm run demo`: from a fresh clone to a running app with the sandbox provider.
import { readFileSync } from 'node:fs';
import { buildSandbox, ensureDependencies, ensureWebBuild } from './lib/prepare.mjs';
import { demandPorts, sandboxPorts, startStack, webPort } from './lib/stack.mjs';

await demandPorts({ SANDBOX_PORT: sandboxPorts(), PORT: [webPort()] });
ensureDependencies();
buildSandbox();
ensureWebBuild();
const { url, ended } = await startStack();

const accounts = JSON.parse(readFileSync('sandbox/accounts.json', 'utf8'));
const lines = accounts.map(({ role, phone, password, note }) => `  ${role.padEnd(10)} ${phone}  ${password}   ${note}`);
console.log(`\n${url}\n\n${lines.join('\n')}\n\nCtrl-C stops everything.\n`);
await ended;
