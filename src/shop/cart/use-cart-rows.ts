import { useCallback, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { toast } from '#kit/browser/announce.ts';
import type { T } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { addCartRow, changeCartRow, removeCartRow, type Cart, type CartRow } from './contract.ts';
import { latestCommands } from './latest-commands.ts';
import { withoutRow, withQuantity, withRow } from './optimistic-cart.ts';
import { forgetRemoved, shownRows, type Removed } from '#shop/cart/removed/removed-rows.ts';
import { cartChange, useOptimisticCart } from './use-cart.ts';

const quantities = latestCommands((id, Quantity: number) => callOverHttp(changeCartRow, { id, Quantity }));

/** `row` is the row as the server last returned it. */
type Change =
  | { what: 'quantity'; row: CartRow; quantity: number }
  | { what: 'remove'; row: CartRow; index: number }
  | { what: 'put back'; row: CartRow };

const failed = {
  quantity: 'cart.changeFailed',
  remove: 'cart.removeFailed',
  'put back': 'cart.undoFailed',
} as const;

/**
 * Changes cart rows optimistically: changes are shown at once, and undone with a message when the server refuses.
 * `said` is announced once the server has accepted.
 */
export function useCartRows() {
  const shown = useOptimisticCart();
  const t = useT();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const [said, setSaid] = useState('');
  /** The article whose row gets the focus when it is shown again. The list may be gone meanwhile. */
  const restoredRef = useRef<number>(undefined);

  const { mutate } = useMutation<Cart, CallError, Change>({
    ...cartChange,
    mutationFn: send,
    onMutate: (change) => shown.begin((cart) => withChange(cart, change)),
    onSuccess: (cart, change) => {
      shown.replace(cart);
      setSaid(whatHolds(cart, change, t));
    },
    onError: (error, change) => {
      setSaid('');
      if (isGone(error, change)) {
        shown.change((cart) => withoutRow(cart, change.row.Id));
        if (change.what === 'quantity')
          toast(t('cart.rowGone', { article: change.row.ArticleText }), { error: true });
        shown.readAgain();
        return;
      }
      shown.change((cart) => takenBack(cart, change));
      if (change.what === 'remove') setRemoved((all) => forgetRemoved(all, change.row.Id));
      if (error.status === 401) return;
      const isSoldOut = change.what === 'put back' && error.status === 409;
      const text = isSoldOut
        ? t('article.soldOutCannotAdd')
        : t(failed[change.what], { article: change.row.ArticleText });
      toast(text, { error: true });
      shown.readAgain();
    },
  });

  const change = useCallback(
    (row: CartRow, quantity: number) => {
      if (row.Id < 0) return;
      if (quantities.set(row.Id, quantity)) mutate({ what: 'quantity', row, quantity });
      else shown.change((cart) => withQuantity(cart, row.Id, quantity));
    },
    [mutate, shown],
  );
  const remove = useCallback(
    (row: CartRow) => {
      const rows = shown.rows();
      const index = rows.findIndex((one) => one.Id === row.Id);
      if (row.Id < 0 || index < 0) return;
      setRemoved((all) => {
        const shownAt = shownRows(rows, all).findIndex((one) => one.row.Id === row.Id);
        return [...all, { row, index: shownAt }];
      });
      mutate({ what: 'remove', row, index });
    },
    [mutate, shown],
  );
  const forget = useCallback((row: CartRow) => setRemoved((all) => forgetRemoved(all, row.Id)), []);
  const forgetAll = useCallback(() => setRemoved([]), []);
  const putBack = useCallback(
    (row: CartRow) => {
      restoredRef.current = row.ArticleId;
      forget(row);
      mutate({ what: 'put back', row });
    },
    [forget, mutate],
  );
  return { removed, restoredRef, said, change, remove, putBack, forget, forgetAll };
}

/** Announced to users who do not see the row, once the server has confirmed it, since a refused change is undone. */
function whatHolds(cart: Cart, { what, row }: Change, t: T): string {
  if (what === 'remove') return t('cart.removed', { article: row.ArticleText });
  const held = cart.Rows.find(({ ArticleId }) => ArticleId === row.ArticleId);
  if (!held) return '';
  const key = held.Quantity === 1 ? 'cart.quantityNow.one' : 'cart.quantityNow.other';
  return t(key, { article: held.ArticleText, count: held.Quantity });
}

async function send(change: Change): Promise<Cart> {
  const { Id, ArticleId, Quantity } = change.row;
  if (change.what === 'remove') return await callOverHttp(removeCartRow, { id: Id });
  if (change.what === 'put back')
    return await callOverHttp(addCartRow, { ArticleId, Quantity, QuickAdd: false });
  return await quantities.send(Id, (cart) => {
    // A later failure restores this row.
    change.row = cart.Rows.find((row) => row.Id === Id) ?? change.row;
  });
}

/** The row was removed in another window: there is nothing to restore, and a removal is already done. */
function isGone({ status }: CallError, { what }: Change): boolean {
  return status === 404 && what !== 'put back';
}

function withChange(cart: Cart, change: Change): Cart {
  if (change.what === 'quantity') return withQuantity(cart, change.row.Id, change.quantity);
  if (change.what === 'remove') return withoutRow(cart, change.row.Id);
  return withRow(cart, notYetOnServer(change.row), cart.Rows.length);
}

function takenBack(cart: Cart, change: Change): Cart {
  if (change.what === 'quantity') return withQuantity(cart, change.row.Id, change.row.Quantity);
  if (change.what === 'remove') return withRow(cart, change.row, change.index);
  return withoutRow(cart, notYetOnServer(change.row).Id);
}

/** The id is negative, so that no request is sent about the row before the server has it. */
function notYetOnServer(row: CartRow): CartRow {
  return { ...row, Id: -row.ArticleId };
}
