const storageKey = 'dueInvoicesSeen';

/** Records who has closed the window of overdue invoices since the log-in, in any tab of the browser. Until the log-out
 * it stays closed. */
export const dueInvoicesSeen = {
  by(person: string): boolean {
    try {
      return localStorage.getItem(storageKey) === person;
    } catch {
      return false;
    }
  },
  remember(person: string): void {
    try {
      localStorage.setItem(storageKey, person);
    } catch {
      // A browser that refuses storage shows the window again after a reload.
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(storageKey);
    } catch {
      // A browser that refuses storage has nothing to remove.
    }
  },
};
