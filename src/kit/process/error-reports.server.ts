export type ServerErrorReports = {
  /** Reports an error; `where` is the log's description of it. The function never blocks and never throws. */
  report: (error: Error, where: string) => void;
  /** Waits until all reports are sent. */
  close(): Promise<void>;
};

type Client = { capture(error: Error, where: string): void; close(): PromiseLike<unknown> };

const closeWithinMs = 2000;

/**
 * Reports server errors to the error-reporting service: the error and where it occurred, but nothing about the
 * caller.
 */
export function openErrorReports(dsn: string): ServerErrorReports {
  let opening: Promise<Client> | undefined;
  return {
    report(error, where) {
      opening ??= openClient(dsn);
      opening.then(
        (client) => client.capture(error, where),
        () => undefined,
      );
    },
    async close() {
      const client = await opening?.catch(() => undefined);
      await client?.close();
    },
  };
}

/** The library is loaded at the first error, so that a shop without errors starts faster. */
async function openClient(dsn: string): Promise<Client> {
  const { ServerRuntimeClient, nodeStackLineParser } = await import('@sentry/core/server');
  const { createStackParser, createTransport, dedupeIntegration, linkedErrorsIntegration, Scope } =
    await import('@sentry/core');
  const client = new ServerRuntimeClient({
    dsn,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [dedupeIntegration(), linkedErrorsIntegration()],
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await fetch(options.url, {
          method: 'POST',
          headers: { 'content-type': 'application/x-sentry-envelope' },
          body: typeof body === 'string' ? body : Buffer.from(body),
          signal: AbortSignal.timeout(5000),
        });
        await answer.body?.cancel();
        return {
          statusCode: answer.status,
          headers: {
            'retry-after': answer.headers.get('retry-after'),
            'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
          },
        };
      }),
  });
  client.init();
  return {
    capture(error, where) {
      const scope = new Scope();
      scope.setTag('where', where);
      client.captureException(error, undefined, scope);
    },
    close: () => client.close(closeWithinMs),
  };
}
