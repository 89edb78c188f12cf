import { jsonSchemaOf } from '../../src/kit/http/answer-writer.server.ts';
import { fillPath, type Endpoint } from '../../src/kit/http/endpoint.ts';

const repeated = (part: string) => (length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Texts of any length, each of which some way of reading goes through again and again. */
export const shapes: Readonly<Record<string, (length: number) => string>> = {
  'marks of alternating classes': (length) => `a${repeated('\u0301\u0316')(length - 1)}`,
  'runs of 29 marks': repeated(`a${'\u0301\u0316'.repeat(14)}\u0301`),
  'one letter': repeated('a'),
  spaces: (length) => `${repeated(' ')(length - 1)}x`,
  'no-break spaces': repeated('\u00a0x'),
  separators: repeated(';'),
  'short cells': repeated('1;'),
  tabs: repeated('a\t'),
  digits: repeated('1'),
  'groups of digits': repeated('1 000,'),
  quotes: repeated('"a'),
  units: repeated('st '),
  'line breaks': repeated('\n'),
  'lines of an article': repeated('A-1;6\n'),
  'lines of two articles': repeated(`${'B1012 M2040 '.repeat(40)}\n`),
  'lines of quoted commas': repeated(`${',"'.repeat(250)}\n`),
  surrogates: repeated('\ud83d\ude00'),
  'halves of surrogates': repeated('\ud83d'),
  tags: repeated('<a '),
  entities: repeated('&#'),
  'what nobody sees': repeated('\u200b\u00ad'),
  hyphens: repeated('a-'),
  dots: repeated('a.'),
  'at signs': repeated('a@'),
};

type Property = {
  type?: string | string[];
  items?: Property;
  properties?: Record<string, Property>;
  anyOf?: Property[];
};

/** The members of a list or an object on the way to a text: `['Rows', 0, 'Ref']`. */
export type Place = readonly (string | number)[];

/** Returns the places of all texts in the endpoint's input, beside its path. */
export function textPlacesOf({ input, path }: Endpoint): Place[] {
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  return textsIn(jsonSchemaOf(input) as Property, 0).filter(([name]) => !inPath.has(String(name)));
}

/** What refers to itself is gone into as far as any honest value is. */
const deepest = 5;

function textsIn({ type, items, properties, anyOf }: Property, depth: number): Place[] {
  if (depth > deepest) return [];
  const own = [type].flat().includes('string') ? [[]] : [];
  return [
    ...own,
    ...(items ? textsIn(items, depth + 1).map((rest) => [0, ...rest]) : []),
    ...Object.entries(properties ?? {}).flatMap(([name, property]) =>
      textsIn(property, depth + 1).map((rest) => [name, ...rest]),
    ),
    ...(anyOf ?? []).flatMap((one) => textsIn(one, depth)),
  ];
}

/** Returns a value of the right type for each field, so that a call goes as far as it can. */
function plainOf({ type, items, properties, anyOf }: Property, name: string, depth = 0): unknown {
  if (anyOf?.[0]) return plainOf(anyOf[0], name, depth);
  const types = [type].flat();
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([key, inner]) => [key, plainOf(inner, key, depth + 1)]),
    );
  if (items) return depth > 2 ? [] : [plainOf(items, name, depth + 1)];
  if (types.includes('boolean')) return false;
  if (types.includes('integer') || types.includes('number')) return 1;
  return { CountryCode: 'SE', ZipCode: '111 22', Mode: 'add' }[name] ?? 'a@b.example';
}

export type Request = {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
};

/** More does not fit into the first line of a request. */
const longestQuery = 8_000;
const mostOfFile = 2_000_000;

/** Returns how many bytes of body the endpoint takes. */
function roomOf({ method, takesFile, mostBodyBytes }: Endpoint): number {
  if (takesFile) return Math.min(mostOfFile, takesFile.mostBytes);
  if (method === 'GET' || method === 'DELETE') return longestQuery;
  return mostBodyBytes ?? 65_536;
}

/** Returns a request whose text at this place fills all the room; `part` of it for comparison. */
export function largestRequest(
  endpoint: Endpoint,
  { place, shape, part = 1 }: { place: Place; shape: string; part?: number },
): Request {
  const { method, input } = endpoint;
  const make = shapes[shape]!;
  const ids = {
    id: 1,
    orderId: 1,
    kind: 'stock',
    code: 'none',
    group: 4,
    articleId: 1,
    periodId: 1,
    stepId: 1,
  };
  const path = fillPath(endpoint.path, ids).path;
  const room = Math.floor(roomOf(endpoint) * part);
  const text = fitted(make, room - 4_000 * part);
  if (endpoint.takesFile) {
    const query = `fileName=x.csv&dryRun=true`;
    const payload = Buffer.from(text.toWellFormed());
    return {
      method,
      url: `${path}?${query}`,
      headers: { 'content-type': 'application/octet-stream' },
      payload,
    };
  }
  if (method === 'GET' || method === 'DELETE') {
    const query = encodeURIComponent(make(Math.floor(room / 3)).toWellFormed()).slice(0, room);
    return { method, url: `${path}?${String(place[0])}=${query.replace(/%\w?$/, '')}`, headers: {} };
  }
  const body = plainOf(jsonSchemaOf(input), '') as Record<string, unknown>;
  put(body, place, text);
  return {
    method,
    url: path,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  };
}

/** Returns a request whose list at this place has as many short items as fit. */
export function fullestRequest(endpoint: Endpoint, name: string, part = 1): Request {
  const body = plainOf(jsonSchemaOf(endpoint.input), '') as Record<string, unknown>;
  const [item] = body[name] as unknown[];
  const room = Math.floor((roomOf(endpoint) - 4_000) * part);
  const count = Math.max(1, Math.floor(room / (JSON.stringify(item ?? 1).length + 1)));
  body[name] = Array.from({ length: count }, () => item);
  const path = fillPath(endpoint.path, { id: 1, kind: 'stock', code: 'none', group: 4 }).path;
  return {
    method: endpoint.method,
    url: path,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  };
}

/** Returns the names of the lists in a body. */
export function listsOf({ method, takesFile, input }: Endpoint): string[] {
  if (takesFile || method === 'GET' || method === 'DELETE') return [];
  const { properties = {} } = jsonSchemaOf(input) as Property;
  return Object.entries(properties).flatMap(([name, { items }]) => (items ? [name] : []));
}

function put(body: Record<string, unknown>, place: Place, text: string): void {
  let at: Record<string | number, unknown> = body;
  for (const step of place.slice(0, -1)) {
    at[step] ??= {};
    at = at[step] as Record<string | number, unknown>;
  }
  at[place.at(-1)!] = text;
}

/** Returns the longest text of this shape that takes at most so many bytes in JSON. */
function fitted(make: (length: number) => string, bytes: number): string {
  const perUnit = Buffer.byteLength(JSON.stringify(make(600))) / 600;
  return make(Math.max(1, Math.floor(bytes / perUnit)));
}
