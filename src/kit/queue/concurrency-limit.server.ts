export type ConcurrencyLimit = {
  /** Runs the work as soon as there is capacity; returns undefined when the queue is full. */
  soon<T>(work: () => Promise<T>): Promise<T | undefined>;
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
  const urgent: (() => void)[] = [];
  const patient: (() => void)[] = [];
  let running = 0;
  let isPatientRunning = false;

  function startNext(): void {
    if (running < atOnce && urgent.length > 0) {
      running++;
      urgent.shift()?.();
    } else if (running === 0 && !isPatientRunning && patient.length > 0) {
      isPatientRunning = true;
      patient.pop()?.();
    }
  }

  return {
    async soon(work) {
      if (urgent.length >= longestQueue) return undefined;
      await new Promise<void>((resolve) => {
        urgent.push(resolve);
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
