// Installs Debian packages, if this is Debian and we have the rights.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Best effort: the caller checks afterwards whether the program exists. */
export function installFromDebian(...packages) {
  const isRoot = process.getuid?.() === 0;
  if (!existsSync('/usr/bin/apt-get') || (!isRoot && !succeeds('sudo', ['-n', 'true']))) return;
  const apt = (...args) => {
    const [command, ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args];
    return run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  if (apt('update', '-qq')) apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
