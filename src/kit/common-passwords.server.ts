import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.server.ts';

let common: ReadonlySet<string> | undefined;

/** Whether it is among the passwords that are tried first, whatever the case of its letters. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    readFileSync(join(projectRoot, 'src/kit/common-passwords.txt'), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('# ')),
  );
  return password !== '' && common.has(password.toLowerCase());
}
