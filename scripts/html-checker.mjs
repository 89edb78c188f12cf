import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './command.mjs';

const version = '26.9.27';

/**
 * The path of the W3C's HTML checker, fetched as a package when it is first needed: 32 MB that only this proof wants.
 * Undefined, with a line that says why, where there is no Java or it cannot be fetched.
 */
export function findHtmlChecker() {
  const folder = resolve(root, '.cache/html-checker', version);
  const jar = resolve(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
  } catch {
    console.log('The HTML of the pages is not checked: there is no Java.');
    return undefined;
  }
  if (existsSync(jar)) return jar;
  try {
    // Its own script would fetch a Java.
    const asked = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
    execFileSync('npm', [...asked, `vnu-jar@${version}`], { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    console.log('The HTML of the pages is not checked: the checker cannot be fetched.');
    return undefined;
  }
  return jar;
}
