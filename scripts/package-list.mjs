import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './command.mjs';

/** Licences that are in a package's own LICENSE file but not in the registry's data. */
const readByHand = { 'png-js': 'MIT' };

/** Returns the packages that run in the shop, from package-lock.json; some are for one kind of machine only. */
export function runningPackages() {
  const { packages } = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, one]) => ({ ...one, name: path.split('node_modules/').at(-1) }));
}

/** Returns the text of docs/packages.md. */
export function packageList() {
  const licences = new Map();
  for (const { name, license } of runningPackages()) {
    const licence = license ?? readByHand[name] ?? 'not named';
    licences.set(licence, (licences.get(licence) ?? new Set()).add(name));
  }
  const rows = [...licences]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => `| ${licence} | ${[...names].sort().join(', ')} |`);
  return `# Packages

What runs in the shop, by licence; those for one kind of machine only are among them. \`npm run packages\` writes this page, a test holds it
true, versions and checksums stand in \`package-lock.json\` and, as a bill of materials (CycloneDX), in [sbom.json](sbom.json). LGPL covers
libvips, which sharp loads as a library of its own: it may be exchanged for another build of it.

| licence | packages |
|---|---|
${rows.join('\n')}
`;
}
