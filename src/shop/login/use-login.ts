import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '#kit/browser/use-hydrated.ts';
import type { LoginState } from './contract.ts';
import { loginQuery } from './log-in-state.ts';
import { personKey } from '#shop/login/person/person-key.ts';

/** `unchecked` until the browser has asked who is logged in; pages are rendered as a visitor's. */
export type Login =
  | { state: 'unchecked' | 'out' }
  | { state: 'in'; user: NonNullable<LoginState['User']>; person: string; authUsed: boolean };

export function useLogin(): Login {
  const hydrated = useHydrated();
  const { data, isError } = useQuery({ ...loginQuery, enabled: hydrated });
  if (!hydrated || (!data && !isError)) return { state: 'unchecked' };
  return data?.LoggedIn && data.User
    ? { state: 'in', user: data.User, person: personKey(data.User), authUsed: data.AuthUsed }
    : { state: 'out' };
}

/** A person may only see; a visitor orders nothing, but is shown what orders once logged in. */
export function useMayOrder(): boolean {
  const login = useLogin();
  return login.state !== 'in' || login.user.Role !== 'see';
}

export function useIsCustomer(): boolean {
  return useLogin().state === 'in';
}
