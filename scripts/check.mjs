// `npm run check`: everything that can be known without a browser.
import { conclude, runChecks } from './lib/checks.mjs';
import { ensureDependencies, ensureGenerated } from './lib/prepare.mjs';

ensureDependencies();
ensureGenerated();
conclude(runChecks());
