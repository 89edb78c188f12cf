export type ConcurrencyLimit = {
  /** Runs the work as soon as there is capacity; returns undefined when the queue of its rank is full. */
  soon<T>(work: () => Promise<T>, rank?: 'first' | 'then'): Promise<T | undefined>;
  /** Runs the work when nothing else is running, one at a time: what was asked for last is likely still looked at. */
  later(work: () => Promise<void>): Promise<void>;
};

/** Limits concurrent work. Background work yields to work that somebody waits for. */
export function openConcurrencyLimit({
  atOnce,
  longestQueue,
}: {
  atOnce: number;
  longestQueue: number;
}): ConcurrencyLimit {
  const urgent = { first: [] as (() => void)[], then: [] as (() => void)[] };
  const patient: (() => void)[] = [];
  let running = 0;
  let isPatientRunning = false;

  function startNext(): void {
    const next = running < atOnce ? (urgent.first.shift() ?? urgent.then.shift()) : undefined;
    if (next) {
      running++;
      next();
    } else if (running === 0 && !isPatientRunning && patient.length > 0) {
      isPatientRunning = true;
      patient.pop()?.();
    }
  }

  return {
    async soon(work, rank = 'then') {
      if (urgent[rank].length >= longestQueue) return undefined;
      await new Promise<void>((resolve) => {
        urgent[rank].push(resolve);
        startNext();
      });
      try {
        return await work();
      } finally {
        running--;
        startNext();
      }
    },
    async later(work) {
      await new Promise<void>((resolve) => {
        patient.push(resolve);
        startNext();
      });
      try {
        await work();
      } finally {
        isPatientRunning = false;
        startNext();
      }
    },
  };
}
