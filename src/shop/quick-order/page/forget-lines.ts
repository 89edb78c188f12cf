/** Where the lines of a customer are in local storage. Apart from the rest, since every page forgets them at log-out. */
export function placeOf(customerNumber: string): string {
  return `quick order ${customerNumber}`;
}

export function forgetLines(customerNumber: string): void {
  try {
    localStorage.removeItem(placeOf(customerNumber));
  } catch {
    // The page works without storage.
  }
}
