import type { Query, QueryClient } from '@tanstack/react-query';
import { queryOf } from '#kit/pages/query.ts';
import type { QueryMeta } from '#kit/pages/query.ts';
import { checkLogin } from './contract.ts';
import type { LoginState } from './contract.ts';
import { lostSession } from './lost-session.ts';

/** One answer for both languages: changing language is no reason to check again. */
export const loginQuery = { ...queryOf(checkLogin, 'sv'), staleTime: Infinity };

const loggedOut: LoginState = { LoggedIn: false, AuthUsed: false, User: null };

/** The watch then asks again for what the pages show. */
export function becomeCustomer(client: QueryClient, state: LoginState): void {
  client.setQueryData(loginQuery.queryKey, state);
  lostSession.set(false);
}

/** What the browser kept as a visitor is asked for again as the customer. */
export async function askAgainAsCustomer(client: QueryClient): Promise<void> {
  await client.invalidateQueries({
    predicate: (query) => dependsOnPrincipal(query) && !isOf(query.meta, 'customersOnly'),
  });
}

/** Everything of the customer's leaves the browser at once, and the pages are read again as a visitor. */
export function becomeVisitor(client: QueryClient): void {
  client.setQueryData(loginQuery.queryKey, loggedOut);
  client.removeQueries({ predicate: ({ meta }) => isOf(meta, 'customersOnly') });
  void client.resetQueries({ predicate: dependsOnPrincipal });
}

/** For a 401: the customer did not ask to leave, and is told. */
export function loseSession(client: QueryClient): void {
  const wasIn = client.getQueryData<LoginState>(loginQuery.queryKey)?.LoggedIn;
  if (wasIn) lostSession.set(true);
  becomeVisitor(client);
}

/** Asks again who is logged in: another tab has changed it, or the session may have ended meanwhile. */
export async function checkAgain(client: QueryClient, why: 'other tab' | 'came back'): Promise<void> {
  const before = client.getQueryData<LoginState>(loginQuery.queryKey)?.User?.CustomerNumber;
  const state = await client.fetchQuery({ ...loginQuery, staleTime: 0 });
  if (state.User?.CustomerNumber === before) return;
  if (before !== undefined) becomeVisitor(client);
  if (before !== undefined && !state.LoggedIn && why === 'came back') lostSession.set(true);
  if (state.LoggedIn) becomeCustomer(client, state);
}

function dependsOnPrincipal({ meta, queryKey }: Query): boolean {
  return isOf(meta, 'perReader') && queryKey[0] !== checkLogin.name;
}

function isOf(meta: Record<string, unknown> | undefined, flag: keyof QueryMeta): boolean {
  return meta?.[flag] === true;
}
