import { useMutation } from '@tanstack/react-query';
import { callOverHttp, CallError } from '#kit/http/call.ts';
import { cartChange, useOptimisticCart } from '#shop/cart/use-cart.ts';
import type { T } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { addCartRows, type Verdict } from '#shop/wanted-rows/contract.ts';
import { rowsLeft, rowsToAdd } from './preview-rows.ts';

/** Something failed, and can be done again with everything that was typed. */
export type RowsFailure = { text: string; again: 'validate' | 'add' };

type Options = {
  /** `left` are the rows that are not in the cart, with their reasons. */
  onAdded: (left: Verdict[], count: number) => void;
  onFailed: (failure: RowsFailure) => void;
};

/** Puts validated rows in the cart. */
export function useAddRows({ onAdded, onFailed }: Options) {
  const t = useT();
  const cart = useOptimisticCart();
  return useMutation({
    ...cartChange,
    mutationFn: (rows: readonly Verdict[]) =>
      callOverHttp(addCartRows, {
        Rows: rowsToAdd(rows).map(({ verdict, article }) => ({
          ArticleId: article.ArticleId,
          Quantity: verdict.Quantity,
        })),
        Mode: 'add',
      }),
    onSuccess: (answer, rows) => {
      cart.replace(answer.Cart);
      onAdded(rowsLeft(rows, answer.NotAdded), rowsToAdd(rows).length - answer.NotAdded.length);
    },
    onError: (error) => {
      cart.readAgain();
      // An answer may be lost after the rows were added. Validated again, those rows say that they are in the cart.
      const isUnanswered = error instanceof CallError && error.status === 0;
      if (isUnanswered) onFailed({ text: t('rows.addUnanswered'), again: 'validate' });
      else onFailed({ text: t('rows.nothingAdded', { why: whyNot(error, t) }), again: 'add' });
    },
  });
}

/** Says why a call failed, in the reader's language. */
export function whyNot(error: unknown, t: T): string {
  if (!(error instanceof CallError)) throw error;
  if (error.status === 0) return t('error.offline');
  const { errors, detail } = error.problem ?? {};
  return errors?.[0]?.message ?? detail ?? t('general.commonError');
}
