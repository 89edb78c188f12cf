let isLost = false;
const listeners = new Set<() => void>();

/** Whether a session ended without a log-out, and nobody has logged in since. */
export const lostSession = {
  get: () => isLost,
  set: (value: boolean) => {
    if (isLost === value) return;
    isLost = value;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
