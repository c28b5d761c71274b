// The push worker: one file at a fixed address, with Firebase inside, so that it needs no script of another host.
import { existsSync, rmSync } from 'node:fs';
import { build } from 'esbuild';
import { loadEnvironment } from './environment.mjs';

const entry = 'src/lib/push/worker/firebase-messaging-sw.ts';
const outfile = 'public/firebase-messaging-sw.js';

rmSync(outfile, { force: true });
if (existsSync(entry)) {
  const literals = Object.entries(loadEnvironment()).map(([name, value]) => [
    `process.env.${name}`,
    JSON.stringify(value),
  ]);
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
