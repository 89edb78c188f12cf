import { jsonSchemaOf } from '../../src/kit/http/answer-writer.server.ts';
import type { Route } from '../../src/kit/http/router.server.ts';
import type { Chance } from './seeded.ts';

/** A text that no browser sends, and that must not appear unescaped in an answer. */
export const canary = 'K7Q<script>alert(1)</script>';

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Texts that are difficult for some layer. Whether a text is refused depends on the field. */
const texts = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\ufeff',
  '\u202e',
  '\u200b',
  '\u2028',
  'é',
  'e\u0301',
  '😀'.repeat(50),
  "' or 1=1 --",
  '"; drop table customer; --',
  '\\',
  '%',
  '_',
  '%_%_%_',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '#{7*7}',
  canary,
  '<svg onload=x>',
  'javascript:alert(1)',
  '\r\nBcc: a@b.example',
  '=cmd|x',
  '../../etc/passwd',
  '/etc/passwd',
  'x'.repeat(5_000),
  ' '.repeat(300),
  '\t\n',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e400',
  '0x10',
  '١٢٣',
  'İß',
  '',
  ' ',
  'a@a.example',
  'a'.repeat(250) + '@a.example',
  'a@' + 'a.'.repeat(200) + 'b',
  '2026-W53',
  '2026-W99',
  '2026-W43',
];
/** Values that are not whole numbers in JSON, for any field. */
const noIntegers = [
  '6',
  [6],
  true,
  false,
  6.5,
  null,
  {},
  { $gt: 0 },
  '',
  [],
  '1 or 1=1',
  9007199254740993,
  -1,
  0,
  -6,
  1e21,
];
const noTexts: unknown[] = [6, [], ['a'], {}, { length: 1 }, true, { toString: 'x' }, [[[]]]];
const noFlags = ['true', 1, 0, 'on', {}, [], 'yes'];
const inQuery = [
  'x',
  '-1',
  '1e3',
  '0x1',
  '1.5',
  '99999999999999999999',
  '%00',
  'null',
  '[]',
  '{}',
  '1,2',
  '١',
  canary,
];
const noise: Record<string, unknown>[] = [
  JSON.parse('{"__proto__":{"polluted":"yes"}}') as Record<string, unknown>,
  { constructor: { prototype: { polluted: 'yes' } } },
  { Id: 1, CustomerId: 1002, Price: 0, TotalAmount: 0, Status: 5 },
  { toString: 1, hasOwnProperty: 1, then: 1, valueOf: 1, length: -1 },
];

export type Hostile = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  payload?: string;
  /** The request contains a value that its field cannot have, so that a success would hide an error. */
  mustFail: boolean;
};

type Property = {
  type?: string | string[];
  items?: Property;
  properties?: Record<string, Property>;
  anyOf?: Property[];
};

/** Generates a request to this route that is valid, almost valid or invalid. */
export function hostileRequest({ endpoint }: Route, chance: Chance): Hostile {
  const { method } = endpoint;
  const { properties = {} } = jsonSchemaOf(endpoint.input) as { properties?: Record<string, Property> };
  const path = endpoint.path.replace(/:\w+/g, () =>
    encoded(chance.happens(0.6) ? `${1 + chance.upTo(9)}` : chance.pick([...texts, ...inQuery])),
  );
  const inPath = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const fields = Object.entries(properties).filter(([name]) => !inPath.has(name));
  const headers = hostileHeaders(chance);
  if (method === 'GET' || method === 'DELETE') {
    return { method, url: `${path}?${queryOf(fields, chance)}`, headers, mustFail: false };
  }
  const { payload, mustFail } = bodyOf(fields, chance);
  return {
    method,
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
    mustFail,
  };
}

function encoded(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed()).slice(0, 400) || 'x';
}

function queryOf(fields: [string, Property][], chance: Chance): string {
  const parts = fields.flatMap(([name, { type }]) => {
    if (chance.happens(0.4)) return [];
    const value = () => encoded(chance.happens(0.4) ? chance.upTo(50) : chance.pick([...inQuery, ...texts]));
    if (type === 'array') {
      const length = chance.pick([0, 1, 3, 51, chance.happens(0.05) ? 1_500 : 5]);
      return Array.from({ length }, () => `${name}[]=${value()}`);
    }
    const spelling = chance.happens(0.1)
      ? chance.pick([`${name}[]`, `${name}[a]`, `${name}[__proto__]`, name.toUpperCase()])
      : name;
    return chance.happens(0.1)
      ? [`${spelling}=${value()}`, `${spelling}=${value()}`]
      : [`${spelling}=${value()}`];
  });
  if (chance.happens(0.15))
    parts.push(
      chance.pick([
        '__proto__[polluted]=yes',
        'constructor[prototype][polluted]=yes',
        'x=%ff',
        '%00=1',
        '&&&',
        '=',
        'languageCode[]=sv',
        'languageCode=%27',
      ]),
    );
  if (chance.happens(0.5))
    parts.push(`languageCode=${chance.pick(['sv', 'en', 'xx', "sv' or '1'='1", '__proto__', ''])}`);
  return parts.join('&');
}

function bodyOf(fields: [string, Property][], chance: Chance): { payload: string; mustFail: boolean } {
  if (chance.happens(0.08)) {
    return {
      payload: chance.pick([
        '{',
        '',
        '[]',
        'null',
        '"x"',
        '1',
        deep(5_000),
        '{"a":'.repeat(3_000),
        '\u0000',
        '{"a":1,}',
      ]),
      mustFail: false,
    };
  }
  let mustFail = false;
  const wrong = (value: unknown) => ((mustFail = true), value);
  const body: Record<string, unknown> = {};
  for (const [name, property] of fields) {
    if (chance.happens(0.2)) continue;
    const { type } = property;
    if (innerOf(property) && chance.happens(0.9)) body[name] = nested(property, chance);
    else if (type === 'boolean')
      body[name] = chance.happens(0.85) ? chance.happens(0.5) : wrong(chance.pick(noFlags));
    else if (type === 'number' || type === 'integer') {
      const value = chance.happens(0.85) ? 1 + chance.upTo(60) : chance.pick(noIntegers);
      // An optional value may be empty or null.
      if (typeof value !== 'number' && value !== null && value !== '') mustFail = true;
      body[name] = value;
    } else {
      const isText = chance.happens(0.85);
      const value = isText ? (chance.happens(0.5) ? plain(name) : chance.pick(texts)) : chance.pick(noTexts);
      // A week may be a number.
      if (!isText && !(name === 'deliveryWeek' && typeof value === 'number')) mustFail = true;
      body[name] = value;
    }
  }
  if (chance.happens(0.2)) Object.assign(body, chance.pick(noise));
  const payload = JSON.stringify(body);
  return {
    payload: chance.happens(0.1) ? payload.replace(/^\{/, '{"__proto__":{"polluted":"yes"},') : payload,
    mustFail,
  };
}

/** Returns the schema of a list or an object, also where it may be null. */
function innerOf(property: Property): Property | undefined {
  const all = property.anyOf ?? [property];
  return all.find(({ items, properties }) => items ?? properties);
}

/** Returns a list or an object whose values are now and then wrong, at any depth. */
function nested(property: Property, chance: Chance): unknown {
  const { items, properties } = innerOf(property) ?? property;
  if (properties) {
    const kept = Object.entries(properties).filter(() => chance.happens(0.8));
    return Object.fromEntries(kept.map(([name, value]) => [name, nested(value, chance)]));
  }
  if (items) return Array.from({ length: chance.pick([0, 1, 1, 2, 3]) }, () => nested(items, chance));
  if (chance.happens(0.1)) return chance.pick<unknown>([...noIntegers, ...noTexts]);
  const kinds = (property.anyOf ?? [property]).flatMap(({ type }) => type ?? []);
  return kinds.includes('string') ? chance.pick(['A-1', ...texts]) : 1 + chance.upTo(9);
}

function plain(name: string): string {
  const known: Record<string, string> = {
    CountryCode: 'SE',
    ZipCode: '111 22',
    email: 'a@b.example',
    telephone: '0701234567',
    username: '1001',
    password: 'wrong-one',
    CurrentPassword: 'wrong-one',
    NewPassword: 'better-one',
    deliveryWeekString: '2026-W50',
  };
  return known[name] ?? 'Ett namn';
}

function hostileHeaders(chance: Chance): Record<string, string> {
  if (chance.happens(0.7)) return {};
  return chance.pick<Record<string, string>>([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': ' application/json' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'accept-encoding': 'br;q=0, gzip;q=0, x;q=' },
    { 'idempotency-key': 'k'.repeat(300) },
    { 'idempotency-key': "' or 1=1" },
    { 'if-none-match': '*' },
    { cookie: '__proto__=x; session=%00; language[]=sv' },
    { cookie: `language=${'x'.repeat(3_000)}` },
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { 'x-forwarded-for': "1.1.1.1' or 1=1" },
    { 'accept-language': 'x'.repeat(2_000) },
    { range: 'bytes=0-0,-1' },
  ]);
}
