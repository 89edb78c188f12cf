type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : Name;

export type RowOf<Data> = { [Key in keyof Data as Key extends string ? SnakeCase<Key> : never]: Data[Key] };

/** Renames demo data to column names: `boxWidthMm` becomes `box_width_mm`. */
export function rowOf<Data extends object>(data: Data): RowOf<Data> {
  const pairs = Object.entries(data).map(([name, value]) => [
    name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
    value as unknown,
  ]);
  return Object.fromEntries(pairs) as RowOf<Data>;
}
