import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonSchemaOf } from '../../src/kit/http/answer-writer.server.ts';
import { ruleOf } from '../../src/kit/fields/fields.ts';
import { isFormat } from '../../src/kit/fields/format-messages.ts';
import { openTestShop, type TestShop } from '../shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Property = {
  type?: string | string[];
  items?: Property;
  properties?: Record<string, Property>;
  anyOf?: Property[];
};

/** Texts of which each breaks the rule of some field. */
const wrongTexts = ['§', 'x y z', '12,5', 'new', '../x', 'två\nrader', 'a\u0001b', 'mitt@', 'https:'];

/** Values that hold the text at one of their text fields each. */
function valuesWith(property: Property, text: string): unknown[] {
  if (property.anyOf) return property.anyOf.flatMap((one) => valuesWith(one, text));
  if (property.items) return valuesWith(property.items, text).map((item) => [item]);
  if (property.properties)
    return Object.entries(property.properties).flatMap(([name, inner]) =>
      valuesWith(inner, text).map((value) => ({ [name]: value })),
    );
  return [property.type].flat().includes('string') ? [text] : [];
}

test('every field of the staff that refuses a text says what is right', () => {
  const silent = new Set<string>();
  let refused = 0;
  for (const { endpoint } of shop.endpoints.routes) {
    if (endpoint.who !== 'staff' || endpoint.method === 'GET') continue;
    const schema = jsonSchemaOf(endpoint.input) as Property;
    for (const value of wrongTexts.flatMap((text) => valuesWith(schema, text))) {
      const parsed = z.safeParse(endpoint.input, value);
      const text = JSON.stringify(value);
      for (const issue of parsed.error?.issues ?? []) {
        const rule = ruleOf(issue.message);
        // Other fields of the body are missing, and are refused as that.
        const isOfText =
          issue.path.length > 0 &&
          text.includes(`"${String(issue.path.findLast((part) => typeof part === 'string'))}":`);
        if (!isOfText || (rule !== 'regex' && rule !== 'match')) continue;
        refused++;
        const isTold = issue.code === 'custom' && isFormat(issue.params?.['format']);
        if (!isTold && issue.code !== 'invalid_value')
          silent.add(`${endpoint.method} ${endpoint.path}: ${issue.path.join('.')} ${rule}`);
      }
    }
  }
  expect([...silent].sort()).toEqual([]);
  expect(refused).toBeGreaterThan(100);
});
