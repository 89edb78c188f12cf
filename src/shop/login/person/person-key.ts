import type { LoginState } from '#shop/login/contract.ts';

/**
 * Names who is logged in, for what the browser keeps of each: whoever logs in with the customer's number by that alone,
 * as before there were people, others by their id too. No number has a line break.
 */
export function personKey(user: NonNullable<LoginState['User']>): string;
export function personKey(user: LoginState['User'] | undefined): string | undefined;
export function personKey(user: LoginState['User'] | undefined): string | undefined {
  if (!user) return undefined;
  return user.PersonId === undefined ? user.CustomerNumber : `${user.CustomerNumber}\n${user.PersonId}`;
}
