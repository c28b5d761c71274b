// The floor: two bare Next pages with MUI fields and a link between them, built by Next and served as ours are, so that a
// comparison is one of pages and not of servers.
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from '../export/compress.mjs';
import { bin, must, root } from '../lib/run.mjs';
import { createSiteServer } from '../serve/server.mjs';
import { readSite } from '../serve/site.mjs';

// Inside the project, so that it finds the same packages.
const folder = path.join(root, '.reports/floor');
const site = path.join(folder, 'dist/site');

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
  'next.config.mjs': `export default { output: 'export', turbopack: { root: ${JSON.stringify(root)} } };\n`,
  'pages/index.jsx': page('First', '/second'),
  'pages/second.jsx': page('Second', '/'),
};

/** The address of a file of the export. Pages have theirs without `.html`. */
const addressOf = (file) => `/${file.replace(/(^index)?\.html$/, '')}`;

const headersOf = (file) =>
  file.startsWith('_next/static/') ? { 'Cache-Control': 'public, max-age=31536000, immutable' } : {};

/** Writes the folder that the site's server reads: the files, each also compressed, and the list of them. */
async function exportFloor() {
  rmSync(path.dirname(site), { recursive: true, force: true });
  cpSync(path.join(folder, 'out'), site, { recursive: true });
  const exported = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(site, file)).isFile(),
  );
  await compressFiles(exported.map((file) => path.join(site, file)));
  const entries = exported.map((file) => [addressOf(file), { file, headers: headersOf(file) }]);
  const about = { buildId: 'floor', headers: {}, entries: Object.fromEntries(entries), shells: [], locales: [] };
  writeFileSync(path.join(site, '../site.json'), JSON.stringify({ ...about, defaultLocale: 'en' }));
}

/** Builds and starts the floor on a free port. */
export async function startFloor() {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  must(bin('next'), ['build'], { cwd: folder });
  await exportFloor();
  const server = createSiteServer(readSite(path.join(folder, 'dist')));
  await new Promise((resolve) => server.listen(0, resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${server.address().port}`, stop };
}
