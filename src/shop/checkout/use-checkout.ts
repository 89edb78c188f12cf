import { useEffect, useState } from 'react';
import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, CallError } from '#kit/http/call.ts';
import { queryOf } from '#kit/pages/query.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { useForm } from '#kit/forms/use-form.ts';
import { useToday } from '#kit/browser/use-today.ts';
import { readCart, type Cart, type CartRow } from '#shop/cart/contract.ts';
import { tellOtherWindows } from '#shop/cart/other-windows.ts';
import { cartChange } from '#shop/cart/use-cart.ts';
import { listDeliveryAddresses, type DeliveryAddress } from '#shop/delivery-addresses/contract.ts';
import { listBought } from '#shop/orders/bought/contract.ts';
import { listWaiting } from '#shop/orders/waiting/contract.ts';
import { listOrderRows, listOrders, readOrder } from '#shop/orders/contract.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { listWaysOfDelivery } from '#shop/ways-of-delivery/contract.ts';
import { checkoutDraft } from './checkout-draft.ts';
import { blankCheckout, type CheckoutValues } from './blank-checkout.ts';
import { checkCheckout, checkoutBody } from './checkout-values.ts';
import { requestApproval } from './approval/contract.ts';
import { placeOrder } from './contract.ts';
import { previewCheckout, type CheckoutPreview } from './preview/contract.ts';
import { previewKey, type PreviewChoice } from './preview/use-checkout-preview.ts';
import { weekText } from './delivery-week.ts';
import { isAboveLimit, isAdditionRefused, isCartChanged } from './order-refusals.ts';
import { mayHaveArrived, orderAttempt, type OrderAttempt } from './order-attempt.ts';

/**
 * The checkout of one customer: the form's values survive reloads and expired sessions, and a cart is ordered only
 * once.
 */
export function useCheckout(person: string, { onPlaced, onAsked }: Outcomes) {
  const client = useQueryClient();
  const language = useLanguage();
  const t = useT();
  const [draft] = useState(() => checkoutDraft.read(person));
  const [unanswered, setUnanswered] = useState(draft.attempt);
  const [refusedRows, setRefusedRows] = useState<readonly CartRow[]>([]);
  const today = useToday();
  const { data: addresses = [], isPending: areAddressesPending } = useEndpoint(listDeliveryAddresses);
  const cartKey = queryOf(readCart, language).queryKey;

  const { mutateAsync } = usePlaceOrder();
  const form = useForm<CheckoutValues>({
    initial: draft.values,
    check: (values) => checkCheckout(values, today),
    message: (field, rule) => (/^delivery(Week|Year)/.test(field) ? t(weekText(field, rule)) : undefined),
    send: async (values) => {
      const body = checkoutBody({ ...values, deliveryAddressId: addressOf(addresses, values) });
      const cart = client.getQueryData<Cart>(cartKey);
      const rows = cart?.Rows ?? [];
      const choice = { values, today };
      const shown = cart && client.getQueryData<CheckoutPreview>(previewKey(cart, choice, language));
      // An empty cart is a retry of what was sent.
      const asks = rows.length > 0 ? (shown?.NeedsApproval ?? false) : unanswered?.asks === true;
      const sent = { body: asks ? { ...body, asks } : body, rows };
      const attempt = { ...orderAttempt(unanswered, sent, () => crypto.randomUUID()), asks };
      // The attempt is stored before it is sent, because the window may be closed before the answer arrives.
      checkoutDraft.keep(person, { values, attempt });
      try {
        const answer = await mutateAsync({ body, key: attempt.key, rows, choice, asks });
        const added = values.addToOrderId === '' ? undefined : rows.length;
        done();
        if (answer.orderId === undefined) onAsked(answer.approvalId);
        else onPlaced({ orderId: answer.orderId, added });
      } catch (error) {
        fail(error, { values, attempt, rows });
        throw error;
      }
    },
  });

  useEffect(() => {
    checkoutDraft.keep(person, { values: form.values, attempt: unanswered });
  }, [person, form.values, unanswered]);

  const deliveryAddressId = addressOf(addresses, form.values);
  const ways = useWays(form, deliveryAddressId, !areAddressesPending);

  /** Chooses the order to add to; '' for a new one, of which other things are asked. */
  function addTo(orderId: string): void {
    form.change({ addToOrderId: orderId });
    form.untouch();
  }

  function done(): void {
    setUnanswered(undefined);
    form.reset(blankCheckout);
    cartWasOrdered(client, cartKey);
    tellOtherWindows();
  }

  function fail(
    error: unknown,
    { values, attempt, rows }: { values: CheckoutValues; attempt: OrderAttempt; rows: readonly CartRow[] },
  ): void {
    const status = error instanceof CallError ? error.status : 0;
    const open = mayHaveArrived(status) ? attempt : undefined;
    setUnanswered(open);
    checkoutDraft.keep(person, { values, attempt: open });
    if (status !== 409 && !isAdditionRefused(error)) return;
    setRefusedRows(isCartChanged(error) ? rows : []);
    // The form disappears with an empty cart, so the message appears in a toast.
    if (isAdditionRefused(error)) addTo('');
    else if (!isCartChanged(error) && !isAboveLimit(error)) toast(t('checkout.cartGone'), { error: true });
    void client.invalidateQueries({ queryKey: [readCart.name] });
    void client.invalidateQueries({ queryKey: [previewCheckout.name] });
  }

  return {
    form,
    addTo,
    today,
    addresses,
    deliveryAddressId,
    ways,
    /** An order was sent and it is unknown whether it arrived: it may be sent again, even with an empty cart. */
    isUnanswered: unanswered !== undefined,
    /** The rows that were shown when the order was refused because the cart had changed. */
    refusedRows,
  };
}

/** Sends the order, with what the customer then sees of it. */
function usePlaceOrder() {
  const client = useQueryClient();
  const language = useLanguage();
  const cartKey = queryOf(readCart, language).queryKey;
  return useMutation({
    mutationFn: async ({ body, key, rows, choice, asks }: Sending) => {
      // They are read when the pending changes of the cart have been made, and are what the screen then shows.
      const cart = client.getQueryData<Cart>(cartKey);
      // A change that could not be saved was taken back: what was sent is not what would be ordered.
      if (cart && !isSameWanted(rows, cart.Rows)) throw cartHasChanged();
      const shown = cart && client.getQueryData<CheckoutPreview>(previewKey(cart, choice, language));
      const conditions = cart && shownConditions(cart, shown, choice.values);
      // A preview on its way would be refused once its cart is ordered.
      void client.cancelQueries({ queryKey: [previewCheckout.name] });
      const headers = { 'idempotency-key': key };
      const input = { ...body, ...conditions };
      if (asks) return { approvalId: (await callOverHttp(requestApproval, input, { headers })).Id };
      return { orderId: (await callOverHttp(placeOrder, input, { headers })).OrderId };
    },
    onError: () => askForPreviewAgain(client),
    networkMode: 'always',
    // The order waits for pending changes of the cart.
    scope: cartChange.scope,
  });
}

/** The ways to where the goods go; a chosen one that does not go there is taken back, and the only one is chosen. */
function useWays(
  form: Pick<ReturnType<typeof useForm<CheckoutValues>>, 'values' | 'change'>,
  deliveryAddressId: string,
  isAddressKnown: boolean,
) {
  const t = useT();
  // Which ways there are depends on where the goods go, so nothing is asked before that is known.
  const {
    data: ways = [],
    isSuccess: areWaysKnown,
    isPlaceholderData,
  } = useEndpoint(
    listWaysOfDelivery,
    deliveryAddressId === '' ? {} : { deliveryAddressId: Number(deliveryAddressId) },
    { enabled: isAddressKnown },
  );
  const { wayOfDeliveryId } = form.values;
  const isOffered = ways.some(({ Id }) => String(Id) === wayOfDeliveryId);
  const [only, another] = ways;
  useEffect(() => {
    if (isOffered || !areWaysKnown || isPlaceholderData) return;
    if (wayOfDeliveryId !== '') {
      form.change({ wayOfDeliveryId: '' });
      toast(t('checkout.wayNotOffered'));
    } else if (only && !another) form.change({ wayOfDeliveryId: String(only.Id) });
  });
  return ways;
}

function addressOf(addresses: readonly DeliveryAddress[], values: CheckoutValues): string {
  const chosen = addresses.find((address) => String(address.Id) === values.deliveryAddressId);
  const address = chosen ?? addresses.find((one) => one.DefaultAddress) ?? addresses[0];
  return address ? String(address.Id) : '';
}

/** What the order must come to: what the customer saw. */
function shownConditions(cart: Cart, shown: CheckoutPreview | undefined, { addToOrderId }: CheckoutValues) {
  // The cart knows no sum of an order that it is added to.
  const total = addToOrderId === '' ? (shown ?? cart).TotalAmount : shown?.TotalAmount;
  return { cartVersion: cart.Version, expectedTotal: total };
}

function cartWasOrdered(client: QueryClient, cartKey: QueryKey): void {
  client.setQueryData<Cart>(cartKey, (cart) => cart && emptied(cart));
  void client.invalidateQueries({ queryKey: [readCart.name] });
  void client.invalidateQueries({ queryKey: ['listApprovals'] });
  for (const { name } of [listOrders, readOrder, listOrderRows, listBought, listWaiting])
    void client.invalidateQueries({ queryKey: [name] });
}

/** A preview that was on its way when the order was sent has been cancelled. */
function askForPreviewAgain(client: QueryClient): void {
  void client.refetchQueries({
    queryKey: [previewCheckout.name],
    type: 'active',
    predicate: ({ state }) => state.data === undefined,
  });
}

type Sending = {
  body: Record<string, unknown>;
  key: string;
  /** The rows and the choice that the customer saw. */
  rows: readonly CartRow[];
  choice: PreviewChoice;
  /** An administrator is asked to order it. */
  asks: boolean;
};

type Outcomes = { onPlaced: (placed: PlacedOrder) => void; onAsked: (approvalId: number) => void };

/** Whether the cart holds what was shown when the order was sent; an empty one is a retry of what may have arrived. */
function isSameWanted(shown: readonly CartRow[], rows: readonly CartRow[]): boolean {
  const wanted = new Map(shown.map(({ ArticleId, Quantity }) => [ArticleId, Quantity]));
  return (
    rows.length === shown.length &&
    rows.every(({ ArticleId, Quantity }) => wanted.get(ArticleId) === Quantity)
  );
}

/** The refusal that the server gives a cart that is not as it was shown. */
function cartHasChanged(): CallError {
  return new CallError(409, { type: '/problems/cart-changed', title: '', status: 409, detail: '' });
}

/** An order that was placed; `added` is the number of rows when they were added to one that stood already. */
export type PlacedOrder = { orderId: number; added: number | undefined };

function emptied(cart: Cart): Cart {
  return { ...cart, Rows: [], Withdrawn: undefined, TotalExcludingVat: 0, VatAmount: 0, TotalAmount: 0 };
}
