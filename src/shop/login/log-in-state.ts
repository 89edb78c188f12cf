import { defaultLanguage } from '#kit/text/language.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { queryOf, type QueryMeta } from '#kit/pages/query.ts';
import { checkLogin, type LoginState } from './contract.ts';
import { lostSession } from './lost-session.ts';
import { personKey } from '#shop/login/person/person-key.ts';

/** The answer is the same in every language: changing language is no reason to check again. */
export const loginQuery = { ...queryOf(checkLogin, defaultLanguage), staleTime: Infinity };

const loggedOut: LoginState = { LoggedIn: false, AuthUsed: false, User: null };

/** The watch then refetches what the pages show. */
export function becomeCustomer(client: QueryClient, state: LoginState): void {
  client.setQueryData(loginQuery.queryKey, state);
  lostSession.set(false);
}

/** Refetches as the customer what the browser has cached as a visitor. */
export async function askAgainAsCustomer(client: QueryClient): Promise<void> {
  await client.invalidateQueries({
    predicate: (query) => dependsOnPrincipal(query) && !isOf(query.meta, 'customersOnly'),
  });
}

/** Removes all customer data from the browser at once, and refetches the pages as a visitor. */
export function becomeVisitor(client: QueryClient): void {
  client.setQueryData(loginQuery.queryKey, loggedOut);
  client.removeQueries({ predicate: ({ meta }) => isOf(meta, 'customersOnly') });
  void client.resetQueries({ predicate: dependsOnPrincipal });
}

/** Called after a 401: the customer did not log out, and is informed. */
export function loseSession(client: QueryClient): void {
  const wasIn = client.getQueryData<LoginState>(loginQuery.queryKey)?.LoggedIn;
  if (wasIn) lostSession.set(true);
  becomeVisitor(client);
}

/** Checks again who is logged in: another tab has changed it, or the session may have ended meanwhile. */
export async function checkAgain(client: QueryClient, why: 'other tab' | 'came back'): Promise<void> {
  const before = personKey(client.getQueryData<LoginState>(loginQuery.queryKey)?.User);
  const state = await client.fetchQuery({ ...loginQuery, staleTime: 0 });
  if (personKey(state.User) === before) return;
  if (before !== undefined) becomeVisitor(client);
  if (before !== undefined && !state.LoggedIn && why === 'came back') lostSession.set(true);
  if (state.LoggedIn) becomeCustomer(client, state);
}

function dependsOnPrincipal({ meta, queryKey }: Query): boolean {
  return isOf(meta, 'perPrincipal') && queryKey[0] !== checkLogin.name;
}

function isOf(meta: Record<string, unknown> | undefined, flag: keyof QueryMeta): boolean {
  return meta?.[flag] === true;
}
