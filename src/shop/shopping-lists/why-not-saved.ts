import type { CallError } from '#kit/http/call.ts';
import type { T } from '#shop/texts/text.ts';
import { whyNot } from '#shop/wanted-rows/preview/use-add-rows.ts';

/** Says why something was not saved in a list, and what the limits are when one is reached. */
export function whyNotSaved(error: CallError, t: T): string {
  if (error.status === 404) return t('lists.gone');
  const why = whyNot(error, t);
  return error.is('limit-reached') ? `${why} ${t('lists.limits')}` : why;
}
