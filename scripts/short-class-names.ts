import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Names for the classes of CSS Modules, by the place of the file among all and of the class in its file: the same in every
 * build of the same sources. Named in words, the classes made the style sheet larger than what a server may send before
 * it hears from the browser (14 kB), which is a round trip before the first paint.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  const namesOf = files.map(() => new Map<string, string>());
  return (name, file) => {
    const at = files.indexOf(relative(folder, file));
    const names = namesOf[at];
    if (!names) throw new Error(`${join(folder, file)} is not known`);
    const known = names.get(name) ?? `_${at.toString(36)}-${names.size.toString(36)}`;
    names.set(name, known);
    return known;
  };
}
