// npm run box    runs the steps of the Dockerfile in a bare Debian root, without Docker, and takes an order in what comes of it
// Needs Linux, root, and debootstrap; nothing outside .cache/box is changed.
import './node-version.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const { endCommandsOnSignal, root } = await import('./command.mjs');
const { makeBase } = await import('./box/base.mjs');
const { buildImage } = await import('./box/build-image.mjs');
const { tryImage } = await import('./box/try-image.mjs');

endCommandsOnSignal();
const folder = resolve(root, '.cache/box');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const base = await makeBase(folder);
const image = await buildImage(resolve(root, 'Dockerfile'), { folder, base });
const failures = await tryImage(image, folder);
for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
