// npm run packages: writes docs/packages.md, the packages that run in the shop and their licences
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './command.mjs';
import { packageList } from './package-list.mjs';

writeFileSync(resolve(root, 'docs/packages.md'), packageList());
