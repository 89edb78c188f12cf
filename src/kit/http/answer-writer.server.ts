import fastJson, { type Schema } from 'fast-json-stringify';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type { Principal } from './principal.ts';

type Writer = (body: unknown) => string;
const writers = new WeakMap<z.ZodMiniType, Writer>();

/** Only fields that the schema names are written: a visitor's article has no price because its schema has none. */
export function writerFor(endpoint: Endpoint, principal: Principal): Writer {
  const schema = (principal.kind === 'visitor' && endpoint.visitorOutput) || endpoint.output;
  let writer = writers.get(schema);
  if (!writer) {
    writer = fastJson(jsonSchemaOf(schema) as unknown as Schema);
    writers.set(schema, writer);
  }
  return writer;
}

/** The JSON Schema of a schema's output. */
export function jsonSchemaOf(schema: z.ZodMiniType): Record<string, unknown> {
  return z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', target: 'draft-7' });
}
