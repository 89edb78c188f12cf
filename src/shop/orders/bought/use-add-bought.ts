import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp } from '#kit/http/call.ts';
import type { CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { cartChange, useOptimisticCart } from '#shop/cart/use-cart.ts';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { addCartRows } from '#shop/wanted-rows/contract.ts';
import { whyNot } from '#shop/wanted-rows/preview/use-add-rows.ts';

type Row = { ArticleId: number; Quantity: number };

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
    mutationFn: (rows) => callOverHttp(addCartRows, { Rows: [...rows], Mode: 'add' }),
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
      if (added.length > 0) toast(plural(t, 'rows.added', added.length));
      onAdded(added.map(({ ArticleId }) => ArticleId));
    },
    onError: (error) => {
      cart.readAgain();
      toast(whyNot(error, t), { error: true });
    },
  });
  return { add, isAdding, refused };
}
