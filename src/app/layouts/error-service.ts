import {
  addEventProcessor,
  browserTracingIntegration,
  captureException,
  getClient,
  init,
  replayIntegration,
} from '@sentry/browser';
import { withoutSecrets } from './without-secrets.ts';

export type ErrorService = { report(error: unknown): void; pause(): void; goOn(): void };

/** Of a hundred page loads 20 are timed, none is recorded; every error comes with what was done before it. */
const rates = {
  tracesSampleRate: 0.2,
  replaysSessionSampleRate: 0,
  replaysOnErrorSampleRate: 1,
} as const;

/** Opens the error-reporting service. The words and fields of the page are masked, and nothing says who was reading. */
export function openErrorService(dsn: string): ErrorService {
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    // Compressing needs a worker made of a string, which the shop's policy for scripts refuses.
    useCompression: false,
  });
  addEventProcessor((event) => withoutSecrets(event));
  init({
    dsn,
    ...rates,
    // Nobody but us is told that a page load is timed.
    tracePropagationTargets: [],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    integrations: (usual) => [
      ...usual.filter(({ name }) => name !== 'BrowserSession'),
      browserTracingIntegration(),
      replay,
    ],
  });
  const options = getClient()?.getOptions();
  return {
    report: (error) => void captureException(error),
    pause() {
      if (options) options.enabled = false;
      void replay.stop();
    },
    goOn() {
      if (!options || options.enabled !== false) return;
      options.enabled = true;
      replay.startBuffering();
    },
  };
}
