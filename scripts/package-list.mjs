import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './command.mjs';

/** Licences that are in a package's own LICENSE file but not in the registry's data. */
const readByHand = { 'png-js': 'MIT' };

/** Returns the text of docs/packages.md, from package-lock.json. */
export function packageList() {
  const { packages } = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8'));
  const licences = new Map();
  for (const [path, { dev, license }] of Object.entries(packages)) {
    if (path === '' || dev) continue;
    const name = path.split('node_modules/').at(-1);
    const licence = license ?? readByHand[name] ?? 'not named';
    licences.set(licence, (licences.get(licence) ?? new Set()).add(name));
  }
  const rows = [...licences]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => `| ${licence} | ${[...names].sort().join(', ')} |`);
  return `# Packages

What runs in the shop, by licence; those for one kind of machine only are among them. \`npm run packages\` writes this page, a test holds it
true, versions and checksums stand in \`package-lock.json\`, and \`npm sbom --omit=dev --sbom-format=cyclonedx\` writes them as a bill of
materials. LGPL covers libvips, which sharp loads as a library of its own: it may be exchanged for another build of it.

| licence | packages |
|---|---|
${rows.join('\n')}
`;
}
