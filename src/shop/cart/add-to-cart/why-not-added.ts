import type { CallError } from '#kit/http/call.ts';
import type { T } from '#shop/texts/text.ts';

/** Returns why an article could not be added to the cart, in the reader's language. */
export function whyNotAdded({ status, problem }: CallError, t: T): string {
  if (status === 409) return t('article.soldOutCannotAdd');
  return problem?.detail ?? t('article.addFailed');
}
