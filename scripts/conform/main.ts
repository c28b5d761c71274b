import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HELP, readOptions, UsageError } from './options';
import { htmlReport } from './report-html';
import { hasAtLeast, textReport } from './report-text';
import { conform } from './run';

/** npm starts scripts in the project's folder; the reports go where the command was given. */
const here = process.env.INIT_CWD ?? process.cwd();

async function write(file: string | undefined, text: () => string) {
  if (file === undefined) return;
  const target = path.resolve(here, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text());
  console.log(target);
}

/** Returns the exit code. */
async function main(): Promise<number> {
  const read = readOptions(process.argv.slice(2), process.env);
  if (!read) {
    console.log(HELP);
    return 0;
  }
  const { options, outputs } = read;
  const results = await conform(options);
  console.log(textReport(results, options.base));
  await write(outputs.html, () => htmlReport(results, options.base, new Date()));
  await write(outputs.json, () => `${JSON.stringify({ base: options.base, ...results }, null, 2)}\n`);
  return hasAtLeast(results, outputs.failOn) ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isUsage = error instanceof UsageError;
  console.error(isUsage ? `conform: ${error.message}. See \`npm run conform -- --help\`.` : error);
  process.exitCode = 2;
}
