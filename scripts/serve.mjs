// `npm start`: serves dist/, or the folder that is named. Stateless, so several can run side by side. ACCESS_LOG=1 writes
// a JSON line for each response to stdout; STOP_ANNOUNCE_SECONDS is how long it still takes requests after SIGTERM.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createAccessLog } from './serve/access-log.mjs';
import { openLiveSite } from './serve/live-site.mjs';
import { createSiteServer } from './serve/server.mjs';

// With the symbolic link by which it was started: `import.meta.dirname` would stay at the folder of that moment.
const own = path.dirname(path.resolve(process.argv[1]));
const dist = path.resolve(
  process.argv[2] ?? (existsSync(path.join(own, 'site.json')) ? own : path.join(own, '../dist')),
);
const port = Number(process.env.PORT || 3000);
const host = process.env.HOST;
const announceMs = Number(process.env.STOP_ANNOUNCE_SECONDS || 0) * 1000;

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a whole number up to 65535, not "${process.env.PORT}".`);
  process.exit(1);
}

if (!(announceMs >= 0)) {
  console.error(`STOP_ANNOUNCE_SECONDS must be a number of seconds, not "${process.env.STOP_ANNOUNCE_SECONDS}".`);
  process.exit(1);
}

if (!existsSync(path.join(dist, 'site.json'))) {
  console.error('There is nothing to serve yet: run `npm run build` first.');
  process.exit(1);
}

const site = openLiveSite(dist, { report: (text) => console.error(text) });
const log = process.env.ACCESS_LOG === '1' ? createAccessLog(process.stdout) : undefined;
const server = createSiteServer(site, {}, { log });
server.once('error', (error) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken: set PORT to a free one.` : error.message);
  process.exit(1);
});
server.listen(port, host, () => console.error(`Serving ${dist} at http://${host ?? 'localhost'}:${port}`));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    site.close();
    // After Ctrl-C somebody waits at the terminal, so the server does not announce its stop first.
    await server.stop(signal === 'SIGTERM' ? { announceMs } : { drainMs: 5_000 });
    process.exit(0);
  });
}
