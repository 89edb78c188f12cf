let isOpen = false;
const listeners = new Set<() => void>();

/** Whether the dialog about cookies is open; both the banner and the footer open it. */
export const cookieWindow = {
  get: (): boolean => isOpen,
  set(open: boolean): void {
    isOpen = open;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
