// `npm run contract:docs`: the contract as one page to read, which needs no network.
import { mkdirSync } from 'node:fs';
import { CONTRACT, redocly } from './lib/redocly.mjs';

const PAGE = '.reports/contract.html';
mkdirSync('.reports', { recursive: true });
redocly('build-docs', CONTRACT, '--inlineBundle', `--output=${PAGE}`);
console.log(PAGE);
