// `npm run contract`: writes the types of the provider's contract; with --check, fails when they are not up to date.
import { bin, must } from './lib/run.mjs';

const folder = 'src/api/contract';
must(bin('openapi-typescript'), [`${folder}/openapi.yaml`, '-o', `${folder}/schema.gen.ts`, ...process.argv.slice(2)]);
