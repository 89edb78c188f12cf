import { jsonSchemaOf } from '../../src/kit/http/answer-writer.server.ts';
import type { Endpoint } from '../../src/kit/http/endpoint.ts';
import { queries, sortWords } from './read-calls.ts';

type Schema = { enum?: unknown[]; anyOf?: Schema[]; const?: unknown };

/** Every query that is asked of a path: those of the table, each declared choice, and a second page. */
export function variantsOf({ input }: Endpoint, path: string): string[] {
  const [first = '', ...more] = queries[path] ?? [''];
  const properties = Object.entries(
    (jsonSchemaOf(input) as { properties?: Record<string, Schema> }).properties ?? {},
  );
  const found = [first].concat(more);
  for (const [name, schema] of properties) {
    if (path.includes('press/') && name === 'kind') continue;
    for (const choice of choicesOf(schema)) found.push(joined(withoutName(first, name), `${name}=${choice}`));
    if (name === 'sort')
      for (const word of sortWords[path] ?? [])
        found.push(joined(first, `sort=${word}`), joined(first, `sort=-${word}`));
    if (name === 'skip') found.push(joined(withoutName(first, 'take'), 'skip=2&take=2'));
  }
  return [...new Set(found)];
}

function choicesOf({ enum: choices, anyOf }: Schema): string[] {
  return [...(choices ?? []), ...(anyOf ?? []).flatMap(choicesOf)]
    .map(String)
    .filter((choice) => choice !== '');
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('&');

function withoutName(query: string, name: string): string {
  return query
    .split('&')
    .filter((part) => !part.startsWith(`${name}=`))
    .join('&');
}
