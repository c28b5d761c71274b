// Builds the push worker: one file at a fixed URL that includes Firebase, so that it loads no script from another host.
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { loadEnvironment } from './environment.mjs';
import { withEnvironment } from './export/configure-site.mjs';

const entry = 'src/lib/push/worker/firebase-messaging-sw.ts';
const outfile = process.argv[2] ?? 'public/firebase-messaging-sw.js';

await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': 'self.ENVIRONMENT' },
});
// For `npm run dev`; in a build, each configuration writes its values.
writeFileSync(outfile, withEnvironment(readFileSync(outfile, 'utf8'), loadEnvironment()));
