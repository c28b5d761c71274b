// `npm run contract`: checks the provider's contract, and generates its types and the shapes for checking its responses.
// With --check, fails if they are out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { shapesModule } from './lib/contract-shapes.mjs';
import { CONTRACT, redocly } from './lib/redocly.mjs';
import { bin, must } from './lib/run.mjs';

const folder = 'src/api/contract';
const isCheck = process.argv.includes('--check');
redocly('lint', CONTRACT, '--format=stylish');
must(bin('openapi-typescript'), [CONTRACT, '-o', `${folder}/schema.gen.ts`, ...process.argv.slice(2)]);

const shapes = shapesModule(readFileSync(CONTRACT, 'utf8'));
if (!isCheck) writeFileSync(`${folder}/shapes.gen.ts`, shapes);
else if (readFileSync(`${folder}/shapes.gen.ts`, 'utf8') !== shapes) {
  console.error('shapes.gen.ts is not up to date: run `npm run contract`.');
  process.exit(1);
}
