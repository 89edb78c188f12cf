import { dependsOnPrincipal, type Endpoint } from '#kit/http/endpoint.ts';
import type { Language } from '#kit/text/language.ts';
import { JsonSchemas, type Json, type NamedSchemas } from './json-schemas.server.ts';
import { responsesOf, sharedResponses, problemSchema } from './openapi-responses.server.ts';

export type Example = { request?: Json; response?: unknown };

export type Described = {
  /** The endpoints by the name of their area, which becomes their tag. */
  areas: ReadonlyMap<string, readonly Endpoint[]>;
  schemas: NamedSchemas;
  /** The examples by endpoint name. */
  examples: Readonly<Record<string, Example>>;
  info: { title: string; version: string; description: string };
  tagDescriptions: Readonly<Record<string, string>>;
  serverUrl: string;
  /** The languages that an answer can be asked for in. */
  languages: readonly Language[];
};

const languageParameter = (languages: readonly Language[]): Json => ({
  name: 'languageCode',
  in: 'query',
  description: 'The language of the answer. Without it the cookie `language` decides, and then Swedish.',
  schema: { type: 'string', enum: [...languages] },
});

const securitySchemes = {
  session: {
    type: 'apiKey' as const,
    in: 'cookie',
    name: 'session',
    description: "A customer's session, set by `POST /api/login`.",
  },
  office: {
    type: 'apiKey' as const,
    in: 'cookie',
    name: 'office',
    description: "A staff member's session, set by `POST /api/office/login`.",
  },
  key: {
    type: 'http' as const,
    scheme: 'bearer',
    description: 'A key that the owner makes in the office, for business systems.',
  },
};

export type OpenApi = ReturnType<typeof openApiOf>;

/** Generates OpenAPI 3.1 from the endpoints' declarations. */
export function openApiOf(described: Described) {
  const schemas = new JsonSchemas(described.schemas);
  const paths: Record<string, Json> = {};
  for (const [area, endpoints] of described.areas) {
    for (const endpoint of endpoints) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const operation = operationOf(endpoint, area, schemas, described);
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: { ...described.info, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: described.serverUrl }],
    tags: [...described.areas.keys()].map((name) => ({
      name,
      description: described.tagDescriptions[name] ?? `Calls of ${name.toLowerCase()}.`,
    })),
    paths,
    components: {
      schemas: { Problem: problemSchema, ...schemas.components },
      responses: sharedResponses,
      securitySchemes,
    },
  };
}

function operationOf(endpoint: Endpoint, area: string, schemas: JsonSchemas, described: Described): Json {
  const example: Example = described.examples[endpoint.name] ?? {};
  const input = schemas.ofInput(endpoint.input);
  const inPath = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? ''));
  const { takesFile, method } = endpoint;
  const inQuery = method === 'GET' || method === 'DELETE' || takesFile !== undefined;
  const rest = [...input].filter(([name]) => !inPath.has(name) && !(takesFile && name === 'File'));
  const operationName = `${endpoint.name.charAt(0).toUpperCase()}${endpoint.name.slice(1)}`;
  const parameters = [
    ...[...inPath].map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: input.get(name)?.schema ?? { type: 'string' },
    })),
    ...(inQuery ? rest.map(([name, field]) => queryParameter(name, field)) : []),
    ...Object.entries(endpoint.requestHeaders ?? {}).map(([name, description]) => ({
      name,
      in: 'header',
      description,
      schema: { type: 'string' },
    })),
    languageParameter(described.languages),
  ];
  const body = () =>
    schemas.named(`${operationName}Request`, {
      type: 'object',
      properties: Object.fromEntries(rest.map(([name, { schema }]) => [name, schema])),
      required: rest.filter(([, { required }]) => required).map(([name]) => name),
    });
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    tags: [area],
    security: securityOf(endpoint),
    ...(endpoint.right && { 'x-right': endpoint.right }),
    parameters,
    ...(takesFile && { requestBody: { required: true, content: bytesOf('application/octet-stream') } }),
    ...(!inQuery &&
      rest.length > 0 && { requestBody: { required: true, content: json(body(), example.request) } }),
    responses: {
      ...(endpoint.status === 204
        ? { '204': { description: 'Done; there is no body.' } }
        : {
            '200': {
              description: 'The answer.',
              content: endpoint.givesFile
                ? bytesOf(endpoint.givesFile)
                : json(outputOf(endpoint, operationName, schemas), example.response),
            },
          }),
      ...responsesOf(endpoint, { hasInput: rest.length > 0, hasBody: !inQuery, hasPath: inPath.size > 0 }),
    },
  };
}

/** An endpoint that anybody may call still accepts the session cookie where the answer depends on the caller. */
function securityOf(endpoint: Endpoint): Json[] {
  if (endpoint.who === 'staff') return [{ office: [] }];
  if (endpoint.who === 'program') return [{ key: [] }];
  if (endpoint.who === 'customer') return [{ session: [] }];
  return dependsOnPrincipal(endpoint) ? [{}, { session: [] }] : [{}];
}

function outputOf({ output, visitorOutput }: Endpoint, operationName: string, schemas: JsonSchemas): Json {
  const answer = schemas.ofOutput(output, `${operationName}Answer`);
  if (!visitorOutput) return answer;
  return { anyOf: [answer, schemas.ofOutput(visitorOutput, `${operationName}VisitorAnswer`)] };
}

function queryParameter(name: string, { schema, required }: { schema: Json; required: boolean }): Json {
  const isList = schema.type === 'array';
  return { name: isList ? `${name}[]` : name, in: 'query', required, schema };
}

function bytesOf(type: string): Json {
  return { [type]: { schema: { type: 'string', format: 'binary' } } };
}

function json(schema: Json, example?: unknown): Json {
  return { 'application/json': example === undefined ? { schema } : { schema, example } };
}
