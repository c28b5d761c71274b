// `npm start`: serves dist/. Stateless, so several can run side by side.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createSiteServer } from './serve/server.mjs';
import { readSite } from './serve/site.mjs';

const dist = path.resolve(import.meta.dirname, '../dist');
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST;

if (!existsSync(path.join(dist, 'site.json'))) {
  console.error('There is nothing to serve yet: run `npm run build` first.');
  process.exit(1);
}

const site = readSite(dist);
const server = createSiteServer(site);
server.once('error', (error) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken: set PORT to a free one.` : error.message);
  process.exit(1);
});
server.listen(port, host, () => console.log(`Serving dist/ at http://${host ?? 'localhost'}:${port}`));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 5_000).unref();
  });
}
