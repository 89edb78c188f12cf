import type { CallError } from '#kit/http/call.ts';
import type { T } from '#shop/texts/text.ts';

/** Why an article did not get into the cart, in the reader's words. */
export function whyNotAdded({ status, problem }: CallError, t: T): string {
  if (status === 409) return t('article.soldOutCannotAdd');
  return problem?.detail ?? t('article.addFailed');
}
