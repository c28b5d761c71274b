// `npm run sandbox`: runs only the provider.
import { buildSandbox, ensureDependencies } from './lib/prepare.mjs';
import { demandPorts, sandboxPorts, startSandbox, stopTogether } from './lib/stack.mjs';

ensureDependencies();
await demandPorts({ SANDBOX_PORT: sandboxPorts() });
buildSandbox();
const { child, ready } = startSandbox();
const { ended } = stopTogether([child]);
await ready;
await ended;
