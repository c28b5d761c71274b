// Builds the push worker: one file at a fixed URL that includes Firebase, so that it loads no script from another host.
import { rmSync } from 'node:fs';
import { build } from 'esbuild';
import { loadEnvironment } from './environment.mjs';

const entry = 'src/lib/push/worker/firebase-messaging-sw.ts';
const outfile = process.argv[2] ?? 'public/firebase-messaging-sw.js';

const environment = loadEnvironment();

rmSync(outfile, { force: true });
// A deployment without push has no worker; a browser with an old one removes it when the file is missing.
if (environment.NEXT_PUBLIC_FIREBASE_VAPID_KEY !== '') {
  const literals = Object.entries(environment).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', ...Object.fromEntries(literals) },
  });
}
