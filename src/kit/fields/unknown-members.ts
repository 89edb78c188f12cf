import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type Def = {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
};

/** An answer names no more of them. */
const mostNamed = 10;
const longestName = 100;

/** Returns the paths of members that none of the schemas names, at any depth: `Rows`, `Links.Url`. */
export function unknownMembers(schemas: readonly Schema[], value: unknown): string[] {
  const found = new Set<string>();
  collect(schemas, value, '', found);
  return [...found];
}

/** Returns the schemas of the rows in a list, whether it is the whole value or a member of it. */
export function rowsIn(schema: Schema): Schema[] {
  const { shape, element } = describedBy(schema);
  const lists = [element, ...Object.values(shape ?? {}).map((member) => describedBy(member).element)];
  return lists.filter((row) => row !== undefined);
}

function collect(schemas: readonly Schema[], value: unknown, path: string, found: Set<string>): void {
  if (found.size >= mostNamed || typeof value !== 'object' || value === null) return;
  const described = schemas.map(describedBy);
  if (Array.isArray(value)) {
    const rows = described.flatMap(({ element }) => element ?? []);
    if (rows.length > 0) for (const item of value) collect(rows, item, path, found);
    return;
  }
  const shapes = described.map(({ shape }) => shape).filter((shape) => shape !== undefined);
  if (shapes.length === 0) return;
  for (const [name, member] of Object.entries(value)) {
    const at = path ? `${path}.${name}` : name;
    const known = shapes.flatMap((shape) => (Object.hasOwn(shape, name) ? (shape[name] ?? []) : []));
    if (known.length > 0) collect(known, member, at, found);
    else if (found.size < mostNamed) found.add(at.slice(0, longestName).toWellFormed());
  }
}

/** Looks through what may be missing or null, and through the function that a pipe begins with. */
function describedBy(schema: Schema): Def {
  const def = schema._zod.def as unknown as Def;
  const inner = def.innerType ?? (def.in?._zod.def.type === 'transform' ? def.out : def.in);
  return inner ? describedBy(inner) : def;
}
