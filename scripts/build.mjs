// `npm run build`: builds the fonts, the push worker and the pages, and exports dist/, the folder to deploy.
import { unknownVariables } from './environment.mjs';
import { demandEnvironment, ensureGenerated, stampWebBuild } from './lib/prepare.mjs';
import { writeNotices } from './lib/notices.mjs';
import { bin, must, mustScript } from './lib/run.mjs';

demandEnvironment();
for (const sentence of unknownVariables(process.env)) console.error(sentence);
ensureGenerated();
writeNotices();
mustScript('build-worker.mjs');
must(bin('next'), ['build']);
mustScript('export-site.mjs');
stampWebBuild();
