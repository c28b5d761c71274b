// `npm run typecheck`: generates the route types first, because pages may have been added or removed.
import { ensureGenerated } from './lib/prepare.mjs';
import { bin, must } from './lib/run.mjs';

const worker = 'src/lib/push/worker/tsconfig.json';

ensureGenerated();
must(bin('next'), ['typegen']);
must(bin('tsc'), ['--noEmit']);
must(bin('tsc'), ['--noEmit', '-p', worker]);
