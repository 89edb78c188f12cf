import type { FormValues } from '#kit/forms/form-state.ts';

export type Merge<V extends FormValues> = {
  /** My value where I changed something, theirs elsewhere. */
  merged: V;
  /** The fields that both have changed to different values. */
  both: { name: keyof V & string; mine: string; theirs: string }[];
};

/** A three-way merge: `base` is the version that both started from. */
export function mergeOf<V extends FormValues>(base: V, mine: V, theirs: V): Merge<V> {
  const merged: Record<string, string> = { ...theirs };
  const both: Merge<V>['both'] = [];
  for (const name of Object.keys(mine) as (keyof V & string)[]) {
    const [was, my, their] = [base[name] ?? '', mine[name] ?? '', theirs[name] ?? ''];
    if (my !== was) merged[name] = my;
    if (my !== was && their !== was && my !== their) both.push({ name, mine: my, theirs: their });
  }
  return { merged: merged as V, both };
}
