/** Where a customer's draft is in session storage. Apart from the rest, since every page forgets it at log-out. */
export function placeOf(customerNumber: string): string {
  return `checkout ${customerNumber}`;
}

export function forgetDraft(customerNumber: string): void {
  try {
    sessionStorage.removeItem(placeOf(customerNumber));
  } catch {
    // The form works without storage.
  }
}
