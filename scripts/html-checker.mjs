import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './command.mjs';

const version = '26.9.27';

/**
 * Returns the path of the W3C's HTML checker, a package that is installed when first needed: 32 MB used only here.
 * Undefined, with a printed reason, without Java or when it cannot be fetched.
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
    // The package's own install script would download a Java runtime.
    const asked = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
    execFileSync('npm', [...asked, `vnu-jar@${version}`], { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    console.log('The HTML of the pages is not checked: the checker cannot be fetched.');
    return undefined;
  }
  return jar;
}
