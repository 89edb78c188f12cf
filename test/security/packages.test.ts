import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { expect, test } from 'vitest';
import { packageList, runningPackages } from '../../scripts/package-list.mjs';
import { projectRoot } from '../../src/kit/process/project-root.server.ts';

type Package = {
  version?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  engines?: { node?: string };
};

/** The first versions without known vulnerabilities; no other package has a known one that would affect the shop. */
const floors: Record<string, string> = {
  fastify: '5.8.5',
  sharp: '0.35.0',
  'sanitize-html': '2.17.5',
  nodemailer: '7.0.13',
  pg: '8.23.1',
};

/** The limit makes new packages noticed. */
const mostPackages = 192;

function faultsOf(packages: Record<string, Package>): string[] {
  const known = Object.entries(packages).filter(([path]) => path !== '');
  const hosts = new Set(known.map(([, { resolved = '' }]) => resolved.split('/').slice(0, 3).join('/')));
  const faults = hosts.size === 1 ? [] : [`${hosts.size} places that packages come from`];
  for (const [path, one] of known) {
    const name = path.split('node_modules/').at(-1) ?? '';
    const floor = floors[name];
    if (!one.integrity) faults.push(`${path} without a checksum`);
    if (!/^\d+\.\d+\.\d+/.test(one.version ?? '')) faults.push(`${path} without a version`);
    if (floor && isBelow(one.version ?? '', floor)) faults.push(`${path} ${one.version} is below ${floor}`);
    if (/^react-server-dom/.test(name)) faults.push(`${path} runs what browsers send`);
    if (one.hasInstallScript && !one.dev && !one.optional)
      faults.push(`${path} runs a script when installed`);
  }
  const running = known.filter(([, { dev, optional }]) => !dev && !optional).length;
  if (running > mostPackages) faults.push(`${running} packages run in the shop`);
  return faults;
}

function isBelow(version: string, floor: string): boolean {
  const [own, least] = [version, floor].map((text) => text.split('-')[0]!.split('.').map(Number));
  const place = least!.findIndex((part, index) => part !== own![index]);
  return place >= 0 && own![place]! < least![place]!;
}

const read = <T>(file: string) => JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as T;
const { packages } = read<{ packages: Record<string, Package> }>('package-lock.json');

test('G36: every package comes from one place with a checksum, is above its floor, and runs nothing when installed', () => {
  expect(faultsOf(packages)).toEqual([]);
});

test('G36: what the shop uses itself is named by exact versions', () => {
  const { dependencies, devDependencies } = read<Record<string, Record<string, string>>>('package.json');
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(npm:[a-z]+@)?\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose).toEqual([]);
});

/** The oldest versions of Node that the shop promises to run on; the newest of each are in `npm run versions`. */
const oldestNodes = ['20.19.0', '22.13.0', '24.0.0'];

function refusingNode(all: Record<string, Package>): string[] {
  return Object.entries(all).flatMap(([path, { engines, optional }]) => {
    const range = engines?.node;
    // An optional package for another kind of machine is not installed where its range refuses.
    if (!range || optional) return [];
    return oldestNodes
      .filter((node) => !satisfies(node, range))
      .map((node) => `${path} on ${node}: ${range}`);
  });
}

test('every package runs on the oldest Node that the shop promises', () => {
  expect(refusingNode(packages)).toEqual([]);
  const newer = { ...packages['node_modules/cookie'], engines: { node: '>=22' } };
  expect(refusingNode({ ...packages, 'node_modules/cookie': newer })).toEqual([
    'node_modules/cookie on 20.19.0: >=22',
  ]);
});

test('the list of packages and their licences is the one of today: npm run packages', () => {
  expect(readFileSync(join(projectRoot, 'docs/packages.md'), 'utf8')).toBe(packageList());
});

type Component = { name: string; version: string; hashes?: { content: string }[] };

test('the bill of materials names the packages of the lock file: npm run packages', () => {
  const { bomFormat, components } = read<{ bomFormat: string; components: Component[] }>('docs/sbom.json');
  const listed = components.map(
    ({ name, version, hashes = [] }) => `${name} ${version} ${hashes.map((hash) => hash.content).join()}`,
  );
  const locked = runningPackages().map(({ name, version, integrity }) => {
    const checksum = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
    return `${name} ${version} ${checksum}`;
  });
  expect(bomFormat).toBe('CycloneDX');
  expect([...new Set(listed)].sort()).toEqual([...new Set(locked)].sort());
});

test('G37: a package that is old, from elsewhere, unsealed or active is found', () => {
  const harmed = (name: string, change: Package) => {
    const path = `node_modules/${name}`;
    return faultsOf({ ...packages, [path]: { ...packages['node_modules/react'], ...change } }).join();
  };
  expect(harmed('fastify', { version: '5.8.4' })).toContain('node_modules/fastify 5.8.4 is below 5.8.5');
  expect(harmed('react', { resolved: 'https://elsewhere.example/react.tgz' })).toContain('2 places');
  expect(harmed('react', { integrity: '' })).toContain('without a checksum');
  expect(harmed('react', { hasInstallScript: true })).toContain('runs a script');
  expect(harmed('react-server-dom-webpack', {})).toContain('runs what browsers send');
  expect(harmed('one-more', {})).toContain(`${mostPackages + 1} packages run`);
});
