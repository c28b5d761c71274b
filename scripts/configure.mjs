// `npm run configure`, or `node configure.mjs` inside a dist/ without the repository: puts the environment of this process
// into a finished build. Options: --from and --to, folders; --link makes links of what
// stays the same, for a --to in memory.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnvironment, unknownVariables } from './environment.mjs';
import { configureSite } from './export/configure-site.mjs';

/** Beside this file in dist/; in the repository the build has its own folder. */
const own = import.meta.dirname;
const here = existsSync(path.join(own, 'template')) ? own : path.resolve(own, '../dist');

const options = { from: { type: 'string' }, to: { type: 'string' }, link: { type: 'boolean' } };
const { from = here, to = from, link: isLinked } = readOptions();

function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error.message}\nThere are --from, --to and --link.`);
    process.exit(1);
  }
}

const started = Date.now();
const template = path.join(from, 'template/template.json');
if (!existsSync(template)) {
  console.error(`${from} is not a build: run \`npm run build\` first.`);
  process.exit(1);
}
try {
  const values = loadEnvironment(JSON.parse(readFileSync(template, 'utf8')).values);
  for (const sentence of unknownVariables(process.env)) console.error(sentence);
  const count = await configureSite({ from, to, values, isLinked });
  console.log(`${to}: ${count} addresses, ${values.NEXT_PUBLIC_INTEGRATIONS} (${Date.now() - started} ms)`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
