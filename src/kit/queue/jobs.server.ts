import type { Log } from '#kit/process/log.server.ts';

export type Job = {
  name: string;
  everySeconds: number;
  /** Seconds after the start until the first run; 0 when omitted. */
  afterSeconds?: number;
  /** `goOn` turns false when the process is stopping: a long run should then end at its next safe point. */
  run(goOn: () => boolean): Promise<void>;
  /** Registers a function that runs the job before its time; returns a function that removes it. */
  triggeredBy?: (trigger: () => void) => () => void;
};

export type RunningJobs = {
  /** Starts no further runs, and waits for those in progress. */
  stop(): Promise<void>;
};

/**
 * Runs each job at the start or after its delay, and then at its interval, never twice at the same time. A failed run
 * is logged.
 */
export function startJobs(jobs: readonly Job[], log: Log): RunningJobs {
  const running = jobs.map((job) => startJob(job, log));
  return {
    async stop() {
      await Promise.all(running.map((stop) => stop()));
    },
  };
}

function startJob(job: Job, log: Log): () => Promise<void> {
  let isStopped = false;
  let isTriggered = false;
  let cutWaitShort = (): void => {};
  const trigger = (): void => {
    isTriggered = true;
    cutWaitShort();
  };
  const stopListening = job.triggeredBy?.(trigger);

  async function waitForTurn(seconds: number): Promise<void> {
    if (isTriggered || isStopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000);
      cutWaitShort = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function loop(): Promise<void> {
    if (job.afterSeconds !== undefined) await waitForTurn(job.afterSeconds);
    while (!isStopped) {
      isTriggered = false;
      try {
        await job.run(() => !isStopped);
      } catch (error) {
        log.error({ err: error, job: job.name }, 'a job failed');
      }
      await waitForTurn(job.everySeconds);
    }
  }

  const ended = loop();
  return async () => {
    isStopped = true;
    stopListening?.();
    cutWaitShort();
    await ended;
  };
}
