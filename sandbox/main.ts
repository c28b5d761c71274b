import { optionsFromEnv } from './config';
import { startSandbox } from './server/start';

const options = optionsFromEnv(process.env);
const sandbox = await startSandbox(options);
console.log(`Sandbox provider: ${sandbox.url} (time runs ${options.speed}×, data in ${options.databaseFile})`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}
