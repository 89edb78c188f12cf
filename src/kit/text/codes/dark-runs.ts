/**
 * Returns where dark modules of a row begin, and how many there are beside each other: between two shapes a reader could
 * see a line.
 */
export function darkRuns(row: readonly boolean[]): [from: number, count: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, place) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && row[place - 1]) last[1] += 1;
    else runs.push([place, 1]);
  });
  return runs;
}
