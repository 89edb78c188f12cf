let lost = false;
const listeners = new Set<() => void>();
/** The calls that go out again after the log-in. */
let waiting: (() => void)[] = [];

function change(value: boolean): void {
  if (lost === value) return;
  lost = value;
  for (const listener of listeners) listener();
}

/** Whether a call was refused since the session has ended: the log-in is then asked for over what was typed. */
export const sessionLost = {
  get: (): boolean => lost,
  note: (): void => change(true),
  /** Asks for the log-in; the promise is kept when the same person has logged in. */
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
  /** The page is left: what waits must not go out in the name of whoever logs in next. */
  abandon(): void {
    waiting = [];
    change(false);
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
