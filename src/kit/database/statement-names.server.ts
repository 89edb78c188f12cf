import { createHash } from 'node:crypto';

const mostNamed = 200;
const mostNames = 1000;

export type NameOf = (text: string) => string | undefined;

/**
 * Names repeated queries, so that the engine can reuse its parse and plan. Queries whose text depends on the size of
 * their input have endless variants, so not all get a name. The same text has the same name in every process, so that
 * a proxy that lends one connection to several can never mix two up.
 */
export function namesOfStatements(): NameOf {
  const names = new Map<string, string>();
  const seenOnce = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNamed) return known;
    if (seenOnce.delete(text))
      names.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 20));
    else seenOnce.add(text);
    if (seenOnce.size > mostNames) seenOnce.clear();
    return names.get(text);
  };
}
