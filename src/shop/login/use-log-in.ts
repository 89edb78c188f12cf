import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { useLanguages } from '#kit/pages/languages.ts';
import { hasChosenLanguage, useLanguageSwitch } from '#kit/text/language-switch.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { LoginState } from './contract.ts';
import { logIn, logOut } from './log-in-contract.ts';
import { rememberCustomer } from './known-customer.ts';
import { becomeCustomer, becomeVisitor, loginQuery } from './log-in-state.ts';
import { personKey } from '#shop/login/person/person-key.ts';

export type LogInWith =
  | { username: string; password: string; customerNumber?: string }
  | { resetToken: string }
  | { inviteToken: string };

export function useLogIn() {
  const client = useQueryClient();
  const language = useLanguage();
  const languages = useLanguages();
  const changeLanguage = useLanguageSwitch();
  return useMutation<LoginState, CallError, LogInWith>({
    mutationFn: (input) => callOverHttp(logIn, { ...input, languageCode: language }),
    networkMode: 'always',
    // A 401 of this call means a wrong password, not an expired session.
    meta: { isLogIn: true },
    onSuccess: (state) => {
      // One of several customers is to be chosen first.
      if (!state.LoggedIn) return;
      rememberCustomer(personKey(state.User));
      becomeCustomer(client, state);
      const theirs = languages.find((one) => one === state.User?.Language);
      // Whoever has chosen a language here reads that one.
      if (theirs && theirs !== language && !hasChosenLanguage()) changeLanguage(theirs);
    },
  });
}

/** `onLoggedOut` removes what the person has left in this window. */
export function useLogOut(onLoggedOut: (person: string) => void) {
  const client = useQueryClient();
  const t = useT();
  return useMutation<void, CallError>({
    mutationFn: async () => {
      // `keepalive` ensures the log-out when the page is closed at once.
      await callOverHttp(logOut, {}, { keepalive: true });
    },
    networkMode: 'always',
    onSuccess: () => {
      const person = personKey(client.getQueryData<LoginState>(loginQuery.queryKey)?.User);
      if (person !== undefined) onLoggedOut(person);
      rememberCustomer(undefined);
      becomeVisitor(client);
      toast(t('login.loggedOut'));
    },
  });
}
