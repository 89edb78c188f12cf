export const pageSize = 30;

export function pageCount(total: number): number {
  return Math.ceil(total / pageSize);
}

/** Pages are counted from 1. */
export function skipOf(page: number): number {
  return pageSize * (page - 1);
}

/**
 * Up to nine pages are all listed; of more, the first, the last and those around the current one. 0 stands for a gap.
 */
export function namedPages(page: number, count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= 9) return all;
  const middle = Math.min(Math.max(page, 4), count - 3);
  const named = all.filter((one) => one === 1 || one === count || Math.abs(one - middle) <= 2);
  return named.flatMap((one, index) => {
    const before = named[index - 1] ?? 0;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [0, one] : [one];
  });
}

export function showsNumbers(total: number): boolean {
  return pageCount(total) > 1;
}

export function showsArrows(total: number): boolean {
  return pageCount(total) > 2;
}
