import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { jsonSchemaOf } from './router.server.ts';

type Json = Record<string, unknown>;

const problem: Json = {
  description: 'RFC 9457 problem details',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const problemSchema: Json = {
  type: 'object',
  required: ['type', 'title', 'status'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'rule', 'message'],
        properties: { field: { type: 'string' }, rule: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const languageParameter: Json = {
  name: 'languageCode',
  in: 'query',
  description: 'Else the cookie `language`, else Swedish',
  schema: { type: 'string', enum: ['sv', 'en'] },
};

/** OpenAPI 3.1 of the endpoints, from their own declarations. */
export function openApiOf(endpoints: readonly Endpoint[], info: { title: string; version: string }) {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        session: { type: 'apiKey' as const, in: 'cookie', name: 'session' },
        office: { type: 'apiKey' as const, in: 'cookie', name: 'office' },
        key: { type: 'http' as const, scheme: 'bearer' },
      },
    },
  };
}

function operationOf(endpoint: Endpoint): Json {
  const input = inputSchemaOf(endpoint);
  const properties = (input.properties ?? {}) as Record<string, Json>;
  const required = new Set((input.required as string[] | undefined) ?? []);
  const inPath = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? ''));
  const { takesFile, method } = endpoint;
  const inQuery = method === 'GET' || method === 'DELETE' || takesFile !== undefined;
  const rest = Object.keys(properties).filter((name) => !inPath.has(name) && !(takesFile && name === 'File'));
  const parameters = [
    ...[...inPath].map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? {} })),
    ...(inQuery ? rest.map((name) => queryParameter(name, properties[name] ?? {}, required.has(name))) : []),
    languageParameter,
  ];
  const body = {
    type: 'object',
    properties: Object.fromEntries(rest.map((name) => [name, properties[name]])),
    required: rest.filter((name) => required.has(name)),
  };
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(endpoint.who === 'customer' && { security: [{ session: [] }] }),
    ...(endpoint.who === 'staff' && { security: [{ office: [] }], 'x-right': endpoint.right }),
    ...(endpoint.who === 'program' && { security: [{ key: [] }], 'x-right': endpoint.right }),
    parameters,
    ...(takesFile && { requestBody: { required: true, content: fileContent } }),
    ...(!inQuery && rest.length > 0 && { requestBody: { required: true, content: json(body) } }),
    responses: {
      ...(endpoint.status === 204
        ? { '204': { description: 'Done' } }
        : { '200': { description: 'The answer', content: json(outputSchemaOf(endpoint)) } }),
      default: problem,
    },
  };
}

/** What may be sent: values that are read from text are described by what they become. */
function inputSchemaOf({ input, method, takesFile }: Endpoint): Json {
  return z.toJSONSchema(input, {
    io: method === 'GET' || method === 'DELETE' || takesFile ? 'output' : 'input',
    unrepresentable: 'any',
  });
}

function outputSchemaOf({ output, visitorOutput }: Endpoint): Json {
  const customer = jsonSchemaOf(output);
  return visitorOutput
    ? {
        oneOf: [
          { ...customer, title: 'To a customer' },
          { ...jsonSchemaOf(visitorOutput), title: 'To a visitor' },
        ],
      }
    : customer;
}

function queryParameter(name: string, schema: Json, required: boolean): Json {
  const isList = schema.type === 'array';
  // A flag left out is false, and a text left out is empty, so neither must be sent.
  const mayBeLeftOut = isList || schema.type === 'boolean' || schema.type === 'string';
  return { name: isList ? `${name}[]` : name, in: 'query', required: required && !mayBeLeftOut, schema };
}

const fileContent = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}
