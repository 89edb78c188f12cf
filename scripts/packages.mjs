// npm run packages: writes what runs in the shop: docs/packages.md by licence, docs/sbom.json as a bill of materials
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, run, runTool } from './command.mjs';
import { packageList, runningPackages } from './package-list.mjs';

const { code, output } = await run('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
  quiet: true,
});
if (code !== 0) throw new Error(output);
writeFileSync(resolve(root, 'docs/packages.md'), packageList());
writeFileSync(resolve(root, 'docs/sbom.json'), JSON.stringify(running(JSON.parse(output))));
await runTool('oxfmt', ['docs/sbom.json']);

/**
 * Keeps what runs in the shop, without what differs by the moment, the folder and the registry. `--omit=dev` would leave out
 * packages of the shop that a tool of development needs too.
 */
function running({ $schema, bomFormat, specVersion, version, metadata, components, dependencies }) {
  const component = { ...metadata.component, name: 'hylla' };
  const known = new Set(runningPackages().map(({ name, version: exact }) => `${name}@${exact}`));
  const isRunning = (ref) => ref === component['bom-ref'] || known.has(ref);
  return {
    $schema,
    bomFormat,
    specVersion,
    version,
    metadata: { component },
    components: components
      .filter((one) => isRunning(one['bom-ref']))
      .map(({ externalReferences: _, properties: __, ...one }) => one),
    dependencies: dependencies
      .filter(({ ref }) => isRunning(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isRunning) })),
  };
}
