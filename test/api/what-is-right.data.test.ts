import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonSchemaOf } from '../../src/kit/http/answer-writer.server.ts';
import { ruleOf } from '../../src/kit/fields/schema-issues.ts';
import { isFormat } from '../../src/kit/fields/format-messages.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { logInAs, openTestShop, type TestShop } from '../shop.ts';

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

test('what is beyond a bound is answered with the bound to the staff and programs, and in the specified words to customers', async () => {
  await addStaff(shop, 'owner@maker.example', 'owner');
  const office = await logInToOfficeAs(shop, 'owner@maker.example');
  const errorsOf = async (language: string, path: string, body: object, client = office) =>
    (await client.post(`${path}?languageCode=${language}`, body)).body.errors as {
      field: string;
      message: string;
    }[];
  const messageOf = async (language: string, path: string, field: string, value: unknown) =>
    (await errorsOf(language, path, { [field]: value })).find((one) => one.field === field)?.message;
  expect(await messageOf('sv', 'office/ways', 'TransportDays', 31)).toBe('För stort värde. Högst 30.');
  expect(await messageOf('en', 'office/ways', 'TransportDays', -1)).toBe(
    'The value is too small. At least 0.',
  );
  expect(await messageOf('sv', 'office/ways', 'NameSV', 'x'.repeat(1000))).toMatch(
    /^För lång text\. Högst \d+ tecken\.$/,
  );
  const customer = await logInAs(shop, '1001');
  const asked = await customer.post('cartrow', { ArticleId: 1, Quantity: -1 });
  expect(asked.body.errors).toMatchObject([{ field: 'Quantity', message: 'För litet värde' }]);
});
