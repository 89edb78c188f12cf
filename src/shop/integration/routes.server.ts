import { Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import { acknowledgeOrders, nextOrders } from '#shop/orders/orders-out/orders-out.server.ts';
import * as calls from './contract.ts';
import { mostChangesShown } from './contract.ts';
import { fileKinds } from './kinds.ts';
import { runOf } from './kept-runs.server.ts';
import { takeIn, type Integration } from './runs.server.ts';

/** The endpoints for API clients. */
export function integrationRoutes(services: Integration): Route[] {
  return [
    serve(calls.sendExchangeFile, async ({ File, ...file }, program, { language }) => {
      if (!program.rights.has(`exchange.in.${file.kind}`)) return new Problem('no-right');
      return await takeIn(services, {
        ...file,
        path: File.path,
        language,
        source: 'program',
        sender: program.name,
        mostChanges: mostChangesShown,
      });
    }),
    serve(calls.readExchangeRun, async ({ id }, program, { language }) => {
      const run = await runOf(services, id, language);
      if (run instanceof Problem) return run;
      const mayRead = fileKinds.some(
        (kind) => kind === run.Kind && program.rights.has(`exchange.in.${kind}`),
      );
      return mayRead ? run : new Problem('not-found');
    }),
    serve(calls.takeOrders, async () => {
      const file = await nextOrders(services, await services.readHeldMinutes());
      if (!file) return { Batch: null, Orders: 0, FileName: '', Csv: '' };
      return { Batch: file.batch, Orders: file.orders, FileName: file.name, Csv: file.csv };
    }),
    serve(calls.acknowledgeOrders, async ({ id }, program) =>
      (await acknowledgeOrders(services.db, id, program.name, services.now()))
        ? undefined
        : new Problem('not-found'),
    ),
  ];
}
