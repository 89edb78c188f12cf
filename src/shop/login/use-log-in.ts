import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp } from '#kit/http/call.ts';
import type { CallError } from '#kit/http/call.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { logIn, logOut } from './contract.ts';
import type { LoginState } from './contract.ts';
import { rememberCustomer } from './known-customer.ts';
import { becomeCustomer, becomeVisitor, loginQuery } from './log-in-state.ts';

export type LogInWith = { username: string; password: string } | { resetToken: string };

export function useLogIn() {
  const client = useQueryClient();
  const language = useLanguage();
  return useMutation<LoginState, CallError, LogInWith>({
    mutationFn: (input) => callOverHttp(logIn, { ...input, languageCode: language }),
    networkMode: 'always',
    // Its 401 is a wrong password, not a session that has ended.
    meta: { isLogIn: true },
    onSuccess: (state) => {
      rememberCustomer(state.User?.CustomerNumber);
      becomeCustomer(client, state);
    },
  });
}

/** `onLoggedOut` clears what the customer leaves in this window. */
export function useLogOut(onLoggedOut: (customerNumber: string) => void) {
  const client = useQueryClient();
  const t = useT();
  return useMutation<void, CallError>({
    mutationFn: async () => {
      // Whoever leaves the page at once must not stay logged in.
      await callOverHttp(logOut, {}, { keepalive: true });
    },
    networkMode: 'always',
    onSuccess: () => {
      const number = client.getQueryData<LoginState>(loginQuery.queryKey)?.User?.CustomerNumber;
      if (number !== undefined) onLoggedOut(number);
      rememberCustomer(undefined);
      becomeVisitor(client);
      toast(t('login.loggedOut'));
    },
  });
}
