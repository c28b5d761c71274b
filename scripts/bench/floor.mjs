// The floor: two bare Next pages with MUI fields and a link between them, built and served by Next itself.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { bin, must, root } from '../lib/run.mjs';
import { freePort, stopTogether, waitFor } from '../lib/stack.mjs';

// Inside the project, so that it finds the same packages.
const folder = path.join(root, '.reports/floor');

const page = (heading, other) => `import { Button, Link, TextField, Typography } from '@mui/material';
import NextLink from 'next/link';

export default function Page() {
  return (
    <main>
      <Typography component="h1" variant="h4">${heading}</Typography>
      <TextField label="Phone" name="phone" />
      <TextField label="Password" name="password" type="password" />
      <Button type="submit" variant="contained">Continue</Button>
      <Link component={NextLink} href="${other}">${other === '/' ? 'First' : 'Second'}</Link>
    </main>
  );
}
`;

const files = {
  'package.json': JSON.stringify({ private: true }),
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(root)} } };\n`,
  'pages/index.jsx': page('First', '/second'),
  'pages/second.jsx': page('Second', '/'),
};

/** Builds and starts the floor on a free port. */
export async function startFloor() {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  must(bin('next'), ['build'], { cwd: folder });
  const port = await freePort();
  const child = spawn(bin('next'), ['start', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { stop } = stopTogether([child]);
  const url = `http://localhost:${port}`;
  await waitFor(url, child);
  return { url, stop };
}
