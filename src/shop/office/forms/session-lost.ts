let lost = false;
const listeners = new Set<() => void>();
/** The calls that are sent again after the log-in. */
let waiting: (() => void)[] = [];

function change(value: boolean): void {
  if (lost === value) return;
  lost = value;
  for (const listener of listeners) listener();
}

/** Whether a call was refused because the session has ended: a log-in dialog then opens over the form. */
export const sessionLost = {
  get: (): boolean => lost,
  note: (): void => change(true),
  /** Asks for the log-in; the promise resolves when the same person has logged in. */
  untilRestored: (): Promise<void> =>
    new Promise((done) => {
      waiting.push(done);
      change(true);
    }),
  restore(): void {
    const goOn = waiting;
    waiting = [];
    change(false);
    for (const done of goOn) done();
  },
  /** The page is being left: the waiting calls must not be sent in the name of whoever logs in next. */
  abandon(): void {
    waiting = [];
    change(false);
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
