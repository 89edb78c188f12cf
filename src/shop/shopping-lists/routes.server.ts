import { replayHeaders, type Done } from '#kit/http/idempotency/idempotency.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { CustomerSession } from '#kit/http/principal.ts';
import { Answer, serve, type RequestContext, type Route } from '#kit/http/router.server.ts';
import * as calls from './contract.ts';
import { addToList, changeList, createList, removeList, type ListServices } from './shopping-lists.server.ts';
import { readerOf } from './list-values.server.ts';
import { listOf, listsOf } from './read-lists.server.ts';

function whoseOf(session: CustomerSession) {
  return { buyer: session, reader: readerOf(session) };
}

export function shoppingListRoutes(services: ListServices): Route[] {
  const { db } = services;

  async function show(done: Done<number> | Problem, customer: CustomerSession, { language }: RequestContext) {
    if (done instanceof Problem) return done;
    const list = await listOf(services, whoseOf(customer), done.result, language);
    return list instanceof Problem ? list : new Answer(list, { headers: replayHeaders(done) });
  }

  return [
    serve(calls.listShoppingLists, (part, customer) => listsOf(db, readerOf(customer), part)),
    serve(calls.createShoppingList, async (given, customer, context) =>
      show(await createList(services, customer, given, context), customer, context),
    ),
    serve(calls.readShoppingList, ({ id }, customer, { language }) =>
      listOf(services, whoseOf(customer), id, language),
    ),
    serve(calls.changeShoppingList, async (given, customer, context) =>
      show(await changeList(services, customer, given), customer, context),
    ),
    serve(calls.removeShoppingList, ({ id }, customer) => removeList(db, customer, id)),
    serve(calls.addToShoppingList, async (given, customer, context) =>
      show(await addToList(services, customer, given, context), customer, context),
    ),
  ];
}
