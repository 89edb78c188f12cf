import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fileBytes } from '#kit/http/file-bytes.ts';
import { endpoint, type Endpoint } from '#kit/http/endpoint.ts';
import { openApiOf } from './openapi.server.ts';

const Thing = z.object({ Id: z.int(), Name: z.string() });
const Bare = z.object({ Id: z.int() });
const shared = { summary: 'Something', output: Thing } as const;
const inPath = z.object({ id: z.int(), Name: z.string(), Note: z.optional(z.string()) });
const open = { ...shared, who: 'anyone', path: '/api/a/:id', input: inPath } as const;
const atOffice = { ...shared, who: 'staff', right: 'orders.write', input: inPath } as const;

type Operation = {
  parameters: { name: string; in: string; required?: boolean }[];
  security: object[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: { $ref?: string }; example?: unknown }>;
  };
  responses: Record<string, { $ref?: string; description?: string; headers?: object; content?: object }>;
  'x-right'?: string;
};

function describe(endpoints: readonly Endpoint[], schemas: Record<string, z.ZodMiniType> = { Thing }) {
  return openApiOf({
    areas: new Map([['Things', endpoints]]),
    schemas,
    examples: { save: { request: { Name: 'Mugg' }, response: { Id: 1, Name: 'Mugg' } } },
    info: { title: 'The shop', version: '1', description: '' },
    tagDescriptions: {},
    serverUrl: 'https://shop.example',
    languages: ['sv', 'en'],
  });
}

function schemasOf({ components }: { components: { schemas: object } }) {
  return components.schemas as Record<string, Record<string, unknown>>;
}

function operationOf(one: Endpoint): Operation {
  const [operation] = Object.values(Object.values(describe([one]).paths)[0] ?? {});
  return operation as Operation;
}

const statusesOf = (one: Endpoint) => Object.keys(operationOf(one).responses);
const namesOf = (one: Endpoint) =>
  operationOf(one).parameters.map(({ name, in: where }) => `${where} ${name}`);

test('what is read or removed is asked for in the query, what is written in the body', () => {
  for (const method of ['GET', 'DELETE'] as const) {
    const one = endpoint({ ...open, name: 'look', method });
    expect(namesOf(one)).toEqual(['path id', 'query Name', 'query Note', 'query languageCode']);
    expect(operationOf(one).parameters.map(({ required }) => required)).toEqual([
      true,
      true,
      false,
      undefined,
    ]);
    expect(operationOf(one).requestBody).toBeUndefined();
  }
  for (const method of ['PUT', 'POST'] as const) {
    const one = endpoint({ ...open, name: 'save', method });
    expect(namesOf(one)).toEqual(['path id', 'query languageCode']);
    const { content, required } = operationOf(one).requestBody ?? {};
    expect([required, content?.['application/json']]).toEqual([
      true,
      { schema: { $ref: '#/components/schemas/SaveRequest' }, example: { Name: 'Mugg' } },
    ]);
    const { SaveRequest } = schemasOf(describe([one]));
    expect(SaveRequest).toMatchObject({ required: ['Name'] });
    expect(Object.keys(SaveRequest?.properties as object)).toEqual(['Name', 'Note']);
  }
});

test('a list in a query has brackets, a file is the body, and a header is named', () => {
  const input = z.object({ ids: z.array(z.int()), File: fileBytes() });
  const one = endpoint({
    ...shared,
    name: 'send',
    who: 'anyone',
    method: 'POST',
    path: '/api/files',
    input,
    takesFile: { mostBytes: 9 },
    requestHeaders: { 'Idempotency-Key': 'A key.' },
  });
  expect(namesOf(one)).toEqual(['query ids[]', 'header Idempotency-Key', 'query languageCode']);
  expect(Object.keys(operationOf(one).requestBody?.content ?? {})).toEqual(['application/octet-stream']);
  const file = endpoint({ ...open, name: 'file', method: 'GET', givesFile: 'application/pdf' });
  expect(Object.keys(operationOf(file).responses['200']?.content ?? {})).toEqual(['application/pdf']);
  const done = endpoint({ ...open, name: 'done', method: 'PUT', status: 204 });
  expect(statusesOf(done)).toContain('204');
  expect(statusesOf(done)).not.toContain('200');
});

test('each call says whose it is, and by which right', () => {
  const look = { name: 'look', method: 'GET' } as const;
  const office = endpoint({ ...atOffice, ...look, path: '/api/office/a/:id' });
  const { security, 'x-right': right } = operationOf(office);
  expect([security, right]).toEqual([[{ office: [] }], 'orders.write']);
  const securityOf = (one: Endpoint) => operationOf(one).security;
  const program = { ...shared, ...look, who: 'program', right: 'exchange.out', input: inPath } as const;
  expect(securityOf(endpoint({ ...program, path: '/api/exchange/a/:id' }))).toEqual([{ key: [] }]);
  expect(securityOf(endpoint({ ...open, ...look, who: 'customer', right: 'see' }))).toEqual([
    { session: [] },
  ]);
  expect(securityOf(endpoint({ ...open, ...look }))).toEqual([{}]);
  expect(securityOf(endpoint({ ...open, ...look, perPrincipal: true }))).toEqual([{}, { session: [] }]);
  expect(securityOf(endpoint({ ...open, ...look, visitorOutput: Bare }))).toEqual([{}, { session: [] }]);
  expect(operationOf(endpoint({ ...open, ...look }))['x-right']).toBeUndefined();
});

test('the failures that follow from what a call is are described, and those that it declares', () => {
  const always = ['4XX', '5XX'];
  const none = z.object({});
  const bare = { ...shared, who: 'anyone', path: '/api/a', input: none } as const;
  const sorted = (...statuses: string[]) => [...statuses, ...always].toSorted();
  const of = (one: Endpoint) => statusesOf(one).toSorted();
  expect(of(endpoint({ ...bare, name: 'a', method: 'GET' }))).toEqual(sorted('200'));
  expect(of(endpoint({ ...open, name: 'a', method: 'GET' }))).toEqual(sorted('200', '400', '404'));
  expect(of(endpoint({ ...open, name: 'a', method: 'PUT' }))).toEqual(
    sorted('200', '400', '403', '404', '413', '415'),
  );
  const own = { ...open, name: 'a', who: 'customer', right: 'see' } as const;
  expect(of(endpoint({ ...own, method: 'GET' }))).toEqual(sorted('200', '400', '401', '403', '404'));
  const office = { ...atOffice, name: 'a', path: '/api/office/a' } as const;
  expect(of(endpoint({ ...office, method: 'GET', input: none }))).toEqual(sorted('200', '401', '404', '429'));
  expect(of(endpoint({ ...office, method: 'DELETE', input: none }))).toEqual(
    sorted('200', '401', '403', '409', '429'),
  );
  const limited = endpoint({
    ...bare,
    name: 'a',
    method: 'POST',
    problems: ['too-many', 'key-reused', 'in-use'],
  });
  const { responses } = operationOf(limited);
  expect(responses['429']?.description).toMatch(/^`too-many`: ./);
  expect(responses['429']?.headers).toHaveProperty('Retry-After');
  expect(responses['409']?.headers).toBeUndefined();
  expect(Object.keys(responses)).toContain('422');
});

test('a schema is described once, by its name, and two of one name are a mistake', () => {
  const save = endpoint({
    ...open,
    name: 'save',
    method: 'PUT',
    output: z.array(Thing),
    visitorOutput: Bare,
  });
  const { paths, components } = describe([save]);
  const text = JSON.stringify(paths);
  expect(text).toContain('{"type":"array","items":{"$ref":"#/components/schemas/Thing"}}');
  expect(text).toContain('#/components/schemas/SaveVisitorAnswer');
  expect(schemasOf({ components }).Thing).toEqual({
    type: 'object',
    properties: { Id: { type: 'integer' }, Name: { type: 'string' } },
    required: ['Id', 'Name'],
  });
  const other = endpoint({
    ...open,
    name: 'save',
    method: 'POST',
    input: z.object({ id: z.int(), Other: z.string() }),
  });
  expect(() => describe([save, other], {})).toThrow(/Two schemas are called SaveRequest/);
  const noObject = { ...save, input: z.string() } as unknown as Endpoint;
  expect(() => describe([noObject])).toThrow(/field by field/);
});
