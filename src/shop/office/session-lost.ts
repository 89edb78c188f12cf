let lost = false;
const listeners = new Set<() => void>();

/** Whether a call was refused since the session has ended: the log-in is then asked for over what was typed. */
export const sessionLost = {
  get: (): boolean => lost,
  set(value: boolean): void {
    if (lost === value) return;
    lost = value;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
