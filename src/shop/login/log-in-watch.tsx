import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { dismiss, toast } from '#kit/browser/announce.ts';
import { queryOf } from '#kit/pages/query.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { readCustomer } from '#shop/customers/contract.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { onOtherTab, onReturn, rememberCustomer } from './known-customer.ts';
import { askAgainAsCustomer, checkAgain } from './log-in-state.ts';
import { lostSession } from './lost-session.ts';
import { useLogin } from './use-login.ts';

const never = () => false;

export function useLostSession(): boolean {
  return useSyncExternalStore(lostSession.subscribe, lostSession.get, never);
}

/** Keeps the cache, other tabs and the customer up to date about who is logged in. It renders nothing. */
export function LogInWatch() {
  const client = useQueryClient();
  const login = useLogin();
  const isLost = useLostSession();
  const { pathname } = useLocation();
  const t = useT();
  const language = useLanguage();
  const person = login.state === 'in' ? login.person : undefined;

  useEffect(() => {
    if (login.state !== 'unchecked') rememberCustomer(person);
  }, [login.state, person]);
  useEffect(() => {
    if (person !== undefined) void askAgainAsCustomer(client);
  }, [client, person]);
  useEffect(() => {
    if (person !== undefined) void client.prefetchQuery(queryOf(readCustomer, language));
  }, [client, person, language]);
  useEffect(() => {
    const ask = (why: 'other tab' | 'came back') => void checkAgain(client, why).catch(() => undefined);
    const stopOtherTab = onOtherTab(() => ask('other tab'));
    const stopReturn = onReturn(() => ask('came back'));
    return () => {
      stopOtherTab();
      stopReturn();
    };
  }, [client]);
  useEffect(() => {
    // On that page the form shows the message itself.
    if (!isLost || pathname === '/requirelogin') return;
    const notice = toast(t('login.sessionExpired'), { error: true });
    return () => dismiss(notice);
  }, [isLost, pathname, t]);
  return null;
}
