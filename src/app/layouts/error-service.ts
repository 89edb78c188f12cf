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

/**
 * Twenty out of a hundred page loads are timed and none is recorded; an error is always sent with the actions before
 * it.
 */
const rates = {
  tracesSampleRate: 0.2,
  replaysSessionSampleRate: 0,
  replaysOnErrorSampleRate: 1,
} as const;

/** Starts the error-reporting service. The page's texts and fields are masked, and nothing identifies the reader. */
export function openErrorService(dsn: string): ErrorService {
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    // Compression needs a worker created from a string, which the content security policy refuses.
    useCompression: false,
  });
  addEventProcessor((event) => withoutSecrets(event));
  init({
    dsn,
    ...rates,
    // Trace headers are sent to no server.
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
