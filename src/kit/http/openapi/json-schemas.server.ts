import * as z from 'zod/mini';
import { boundsOf } from '#kit/fields/fields.ts';

export type Json = Record<string, unknown>;

/** Schemas by their names in the API description. */
export type NamedSchemas = Readonly<Record<string, z.ZodMiniType>>;

/** An input field. It is optional when its schema accepts undefined. */
export type InputField = { schema: Json; required: boolean };

type SchemaParts = Json & { $defs?: Record<string, Json>; $schema?: unknown };

/** Converts zod schemas to JSON Schema 2020-12; named schemas become components, which others refer to. */
export class JsonSchemas {
  readonly components: Record<string, Json> = {};
  readonly #names = z.registry<{ id: string }>();

  constructor(named: NamedSchemas) {
    for (const [id, schema] of Object.entries(named)) this.#names.add(schema, { id });
  }

  /** Returns the fields of an input object. */
  ofInput(schema: z.ZodMiniType): Map<string, InputField> {
    const fields = Object.entries(fieldsOf(schema));
    return new Map(
      fields.map(([name, field]) => [
        name,
        { schema: this.#write(field, 'input'), required: !z.safeParse(field, undefined).success },
      ]),
    );
  }

  /** Returns a reference when the schema has a name; otherwise an object, or the objects of a list, get this one. */
  ofOutput(schema: z.ZodMiniType, name: string): Json {
    return this.#namedWhereObject(this.#write(schema, 'output'), name);
  }

  #namedWhereObject(json: Json, name: string): Json {
    if (json.type === 'array') {
      const items = this.#namedWhereObject(json.items as Json, `${name}Item`);
      return { ...json, items };
    }
    return 'properties' in json ? this.named(name, json) : json;
  }

  named(name: string, json: Json): Json {
    const known = this.components[name];
    if (known && JSON.stringify(known) !== JSON.stringify(json))
      throw new Error(`Two schemas are called ${name} in the description of the API`);
    this.components[name] = json;
    return { $ref: `#/components/schemas/${name}` };
  }

  #write(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
    const {
      $defs = {},
      $schema: _,
      ...json
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      metadata: this.#names,
      override: ({ zodSchema, jsonSchema }) => describe(zodSchema, jsonSchema),
    }) as SchemaParts;
    for (const [name, one] of Object.entries($defs)) this.named(name, refersToComponents(one));
    return refersToComponents(json);
  }
}

function fieldsOf(schema: z.ZodMiniType): Record<string, z.ZodMiniType> {
  const { def } = schema._zod as unknown as { def: { shape?: Record<string, z.ZodMiniType> } };
  if (!def.shape) throw new Error('What comes in is described field by field: an object is wanted');
  return def.shape;
}

const largestSafeInteger = Number.MAX_SAFE_INTEGER;

/**
 * Adds the bounds that zod does not export, and drops `additionalProperties`, which would bind API clients to today's
 * fields.
 */
function describe(schema: object, json: Json): void {
  Object.assign(json, boundsOf(schema));
  delete json.additionalProperties;
  if (json.minimum === -largestSafeInteger) delete json.minimum;
  if (json.maximum === largestSafeInteger) delete json.maximum;
}

function refersToComponents(json: Json): Json {
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
}
