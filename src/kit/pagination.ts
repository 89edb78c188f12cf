export const pageSize = 30;

export function pageCount(total: number): number {
  return Math.ceil(total / pageSize);
}

/** Pages count from 1. */
export function skipOf(page: number): number {
  return pageSize * (page - 1);
}

export function showsNumbers(total: number): boolean {
  return pageCount(total) > 1;
}

export function showsArrows(total: number): boolean {
  return pageCount(total) > 2;
}
