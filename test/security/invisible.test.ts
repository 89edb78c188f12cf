import { expect, test } from 'vitest';
import * as z from 'zod/mini';

// Every contract there is, so that a new field is looked at by itself.
const contracts = import.meta.glob<Record<string, unknown>>('../../src/**/*contract.ts', { eager: true });

type Endpoint = { name: string; method: string; path: string; input: z.ZodMiniType };

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'input' in value && 'method' in value
  );
}

type Def = {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  in?: z.ZodMiniType;
  out?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
};

/** Returns the fields of a schema that may be texts, by their path. */
function fieldsIn(schema: z.ZodMiniType, path: string): [string, z.ZodMiniType][] {
  // Blocks of pages may stand in each other without end.
  if (path.split('.').length > 6) return [];
  const { type, shape, innerType, element, options } = schema._zod.def as unknown as Def;
  if (shape) return Object.entries(shape).flatMap(([name, inner]) => fieldsIn(inner, `${path}.${name}`));
  if (element) return fieldsIn(element, `${path}[]`);
  if (type === 'union') return (options ?? []).flatMap((inner) => fieldsIn(inner, path));
  if (innerType && hasFields(innerType)) return fieldsIn(innerType, path);
  return [[path, schema]];
}

function hasFields(schema: z.ZodMiniType): boolean {
  const { type, shape, element, innerType } = schema._zod.def as unknown as Def;
  return Boolean(shape ?? element) || type === 'union' || (innerType !== undefined && hasFields(innerType));
}

const samples = [
  'ab\u200bcd',
  'anna@bu\u200btik.example',
  'SE556677\u00ad889901',
  '114 \u200e18',
  '08-12\u200b3 45 67',
];

/** Passwords, secrets, pasted lists that are cleaned line by line, and pages of HTML, which is made safe as such. */
const asTheyAre =
  /\b(?:password|\w*Password|resetToken|Text|Ref|Quantity|GivenQuantity|Html|HTML|Blocks|fileName|File)\b/;

test('no field keeps what nobody sees', () => {
  const endpoints = Object.values(contracts).flatMap((contract) =>
    Object.values(contract).filter(isEndpoint),
  );
  expect(endpoints.length).toBeGreaterThan(150);
  const fields = endpoints.flatMap(({ method, path, input }) => fieldsIn(input, `${method} ${path}`));
  let taken = 0;
  const kept = fields.filter(([, schema]) =>
    samples.some((sample) => {
      const { success, data } = z.safeParse(schema, sample);
      if (success && typeof data === 'string') taken++;
      return success && typeof data === 'string' && /\p{Cf}/u.test(data);
    }),
  );
  expect(taken).toBeGreaterThan(300);
  expect(kept.map(([path]) => path).filter((path) => !asTheyAre.test(path))).toEqual([]);
});
