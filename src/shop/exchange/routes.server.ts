import { Problem } from '#kit/problem.ts';
import { serve } from '#kit/router.server.ts';
import type { Route } from '#kit/router.server.ts';
import { acknowledgeOrders, nextOrders } from '#shop/orders/orders-out.server.ts';
import * as calls from './contract.ts';
import { runOf, takeIn } from './runs.server.ts';
import type { Exchange } from './runs.server.ts';
import { asFile } from './spool.server.ts';

/** The calls of other programs. */
export function exchangeRoutes(services: Exchange): Route[] {
  return [
    serve(calls.sendExchangeFile, ({ File, ...file }, program) =>
      asFile(File, (path) => takeIn(services, { ...file, path, source: 'program', sender: program.name })),
    ),
    serve(calls.readExchangeRun, ({ id }) => runOf(services, id)),
    serve(calls.takeOrders, async () => {
      const file = await nextOrders(services);
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
