import type { Run } from '#shop/integration/contract.ts';

type RowError = Run['Errors'][number];
/** Errors of one column for one reason: their lines in the order of the file, and their different values. */
export type AlikeErrors = Pick<RowError, 'Field' | 'Heading' | 'Reason'> & {
  lines: number[];
  values: string[];
};

/** Puts the errors together that tell the same, where the first of each stands. */
export function alikeErrors(errors: readonly RowError[]): AlikeErrors[] {
  const groups = new Map<string, AlikeErrors & { valueSet: Set<string> }>();
  for (const { Field, Heading, Reason, Line, Value } of errors) {
    const key = `${Field}\n${Reason}`;
    const group = groups.get(key) ?? { Field, Heading, Reason, lines: [], values: [], valueSet: new Set() };
    groups.set(key, group);
    if (group.lines.at(-1) !== Line) group.lines.push(Line);
    if (Value !== '') group.valueSet.add(Value);
  }
  return [...groups.values()].map(({ valueSet, ...group }) => ({ ...group, values: [...valueSet] }));
}

/** Returns the first ones, and how many more there are; one more is named too. */
export function firstOf<T>(all: readonly T[], most: number): { first: readonly T[]; more: number } {
  const first = all.length <= most + 1 ? all : all.slice(0, most);
  return { first, more: all.length - first.length };
}
