/** More are no walk past the shelves with a phone, and their numbers no code that it reads from paper. */
export const mostByPhone = 30;

/** What the code of a pick list says, and the address of the page that picks: `20302,20305`. */
export function codeOfOrders(ids: readonly number[]): string {
  return ids.join(',');
}

/** Returns the orders of a code, or of numbers that are typed with anything between them; none where it is no such text. */
export function ordersOfCode(code: string): number[] {
  const texts = code.split(/[\s,;]+/).filter(Boolean);
  const ids = texts.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number);
  return ids.length === texts.length ? [...new Set(ids)].slice(0, mostByPhone) : [];
}
