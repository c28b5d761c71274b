// `npm run build`: builds the fonts, the push worker and the pages, and exports dist/, the folder to deploy.
import { loadEnvironment, unknownVariables } from './environment.mjs';
import { ensureGenerated, stampWebBuild } from './lib/prepare.mjs';
import { writeNotices } from './lib/notices.mjs';
import { bin, must, mustScript } from './lib/run.mjs';

try {
  loadEnvironment();
  for (const sentence of unknownVariables(process.env)) console.error(sentence);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
ensureGenerated();
writeNotices();
mustScript('build-worker.mjs');
must(bin('next'), ['build']);
mustScript('export-site.mjs');
stampWebBuild();
