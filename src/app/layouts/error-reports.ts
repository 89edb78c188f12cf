import { cookieAnswer } from '#shop/cookie-notice/cookie-answer.ts';
import type { ErrorService } from './error-service.ts';

/** The maximum number of errors held until the service has loaded. */
const mostWaiting = 10;

let dsn: string | undefined;
let service: ErrorService | undefined;
let loading: Promise<void> | undefined;
let waiting: unknown[] = [];

/**
 * Sends errors that reach the window to the service, provided the visitor has agreed; until then nothing of it is
 * loaded.
 */
export function startErrorReports(to: string): void {
  dsn = to;
  window.addEventListener('error', (event) => keepForService(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => keepForService(event.reason));
  cookieAnswer.subscribe(followAnswer);
  followAnswer();
}

/** The service listens for uncaught errors itself; until it has loaded, this collects them. */
function keepForService(error: unknown): void {
  if (dsn !== undefined && !service && isAgreed() && waiting.length < mostWaiting) waiting.push(error);
}

function isAgreed(): boolean {
  return cookieAnswer.get() === 'all';
}

function followAnswer(): void {
  if (!isAgreed()) {
    waiting = [];
    service?.pause();
  } else if (service) {
    service.goOn();
  } else {
    loading ??= load().catch(() => {
      loading = undefined;
    });
  }
}

async function load(): Promise<void> {
  await untilIdle();
  if (dsn === undefined) return;
  const { openErrorService } = await import('./error-service.ts');
  service = openErrorService(dsn);
  for (const error of waiting.splice(0)) service.report(error);
  // The consent may have been withdrawn while the service was loading.
  if (!isAgreed()) service.pause();
}

/** Loading the page has priority. */
async function untilIdle(): Promise<void> {
  await new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 4000 });
    else setTimeout(done, 1000);
  });
}
