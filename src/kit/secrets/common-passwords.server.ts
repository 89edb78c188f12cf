import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazy } from '#kit/text/lazy.ts';
import { projectRoot } from '#kit/process/project-root.server.ts';

const common = lazy(
  () =>
    new Set(
      readFileSync(join(projectRoot, 'src/kit/secrets/common-passwords.txt'), 'utf8')
        .split('\n')
        .filter((line) => !line.startsWith('# ')),
    ),
);

/** Whether it is among the passwords that are tried first, whatever the case of its letters. */
export function isCommonPassword(password: string): boolean {
  return password !== '' && common().has(password.toLowerCase());
}
