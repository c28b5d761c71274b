// An nginx for the tests: the machine's own, or Debian's package unpacked beside the caches. Nothing is installed, because
// Debian's package starts a server.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './run.mjs';

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
const folder = path.resolve('node_modules/.cache/nginx');
const PLACES = ['/usr/sbin/nginx', path.join(folder, 'root/usr/sbin/nginx')];
const MODULE = 'ngx_http_brotli_static_module.so';
const MODULE_PLACES = ['/usr/lib/nginx/modules', path.join(folder, 'root/usr/lib/nginx/modules')];

const found = (places) => places.find((place) => existsSync(place));

/** Program and brotli module, or undefined where there is no nginx and none to be had. */
export function findNginx() {
  if (!found(PLACES) && existsSync('/usr/bin/apt-get')) {
    mkdirSync(folder, { recursive: true });
    run('apt-get', ['download', '-qq', ...PACKAGES], { cwd: folder });
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb'))) {
      run('dpkg', ['-x', path.join(folder, file), path.join(folder, 'root')]);
    }
  }
  const program = found(PLACES);
  const brotli = found(MODULE_PLACES.map((place) => path.join(place, MODULE)));
  return program && { program, brotli };
}

/**
 * Serves dist/ with the configuration that the build wrote, on a port of this machine alone.
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function startNginx({ program, brotli }, dist, port) {
  const home = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const own = readFileSync(path.join(dist, 'hosting/nginx.conf'), 'utf8')
    .replace('root /usr/share/nginx/html', `root ${path.resolve(dist, 'site')}`)
    .replace('/var/log/nginx/', `${home}/`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('# brotli_static on', brotli ? 'brotli_static on' : '# brotli_static on');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/${name};`)
    .join(' ');
  const lines = [
    brotli ? `load_module ${brotli};` : '',
    'daemon off;',
    process.getuid?.() === 0 ? 'user root;' : '',
    `pid ${home}/pid; error_log ${home}/error.log;`,
    `events {} http { ${temporary}`,
    own,
    '}',
  ];
  writeFileSync(path.join(home, 'nginx.conf'), lines.join('\n'));
  const child = spawn(program, ['-p', home, '-e', `${home}/error.log`, '-c', `${home}/nginx.conf`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  for (const end = Date.now() + 10_000; Date.now() < end && child.exitCode === null;) {
    try {
      await fetch(`http://127.0.0.1:${port}/healthz`);
      return { stop };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  await stop();
  throw new Error('nginx did not start');
}
