// `npm run typecheck`: types, and the lint rules that need them (.oxlintrc.json). Generates the route types first, because
// pages may have been added or removed.
import { ensureGenerated } from './lib/prepare.mjs';
import { bin, must } from './lib/run.mjs';

ensureGenerated();
must(bin('next'), ['typegen']);
must(bin('oxlint'));
