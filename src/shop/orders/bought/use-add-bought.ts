import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { cartChange, useOptimisticCart } from '#shop/cart/use-cart.ts';
import { plural, type T } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { addCartRows } from '#shop/wanted-rows/contract.ts';
import { whyNot } from '#shop/wanted-rows/preview/use-add-rows.ts';

/** `rounded` is what the quantity was rounded up to. */
type Row = { ArticleId: number; Quantity: number; rounded?: number | undefined };

/** Puts articles in the cart. `refused` says by article why one was not added. */
export function useAddBought(onAdded: (articleIds: readonly number[]) => void) {
  const t = useT();
  const cart = useOptimisticCart();
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());
  const { mutate: add, isPending: isAdding } = useMutation<
    OutputOf<typeof addCartRows>,
    CallError,
    readonly Row[]
  >({
    ...cartChange,
    mutationFn: (rows) =>
      callOverHttp(addCartRows, {
        Rows: rows.map(({ ArticleId, Quantity }) => ({ ArticleId, Quantity })),
        Mode: 'add',
      }),
    onSuccess: ({ Cart, NotAdded }, rows) => {
      cart.replace(Cart);
      const why = new Map(
        NotAdded.flatMap(({ Line, Notes }) => {
          const row = rows[Line - 1];
          return row ? [[row.ArticleId, Notes.map(({ Text }) => Text).join('. ')] as const] : [];
        }),
      );
      setRefused(why);
      const added = rows.filter(({ ArticleId }) => !why.has(ArticleId));
      if (added.length > 0) toast(whatWasAdded(added, t));
      onAdded(added.map(({ ArticleId }) => ArticleId));
    },
    onError: (error) => {
      cart.readAgain();
      toast(whyNot(error, t), { error: true });
    },
  });
  return { add, isAdding, refused };
}

/** Of many rows, the fields have said before which quantities are rounded. */
function whatWasAdded(rows: readonly Row[], t: T): string {
  const said = plural(t, 'rows.added', rows.length);
  const rounded = rows.length === 1 ? rows[0]?.rounded : undefined;
  return rounded === undefined ? said : `${said} ${t('cart.addedRounded', { count: rounded })}`;
}
