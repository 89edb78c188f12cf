const storageKey = 'dueInvoicesSeen';

/** Records which customer has closed the window of overdue invoices since the log-in, in any tab of the browser. */
export const dueInvoicesSeen = {
  by(customerNumber: string): boolean {
    try {
      return localStorage.getItem(storageKey) === customerNumber;
    } catch {
      return false;
    }
  },
  remember(customerNumber: string): void {
    try {
      localStorage.setItem(storageKey, customerNumber);
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
