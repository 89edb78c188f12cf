import type { Log } from '#kit/process/log.server.ts';

export type Job = {
  name: string;
  everySeconds: number;
  /** How long after the start it first runs; at once unless said. */
  afterSeconds?: number;
  /** `goOn` turns false when the process is to stop: a long run then ends at its next good place. */
  run(goOn: () => boolean): Promise<void>;
  /** Tells the job how to be woken before its time; answers what ends that. */
  wakenBy?: (wake: () => void) => () => void;
};

export type RunningJobs = {
  /** Starts no new run, and waits for those under way. */
  stop(): Promise<void>;
};

/** Runs each job at once, or when it says, and then at its interval, never twice at the same time. A run that fails is logged. */
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
  let isWoken = false;
  let cutWaitShort = (): void => {};
  const wake = (): void => {
    isWoken = true;
    cutWaitShort();
  };
  const stopListening = job.wakenBy?.(wake);

  async function waitForTurn(seconds: number): Promise<void> {
    if (isWoken || isStopped) return;
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
      isWoken = false;
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
