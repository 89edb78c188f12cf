import { queryOf } from '#kit/pages/query.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import type { Language } from '#kit/text/language.ts';
import { weekString } from '#kit/text/weeks.ts';
import type { Cart } from '#shop/cart/contract.ts';
import type { CheckoutValues } from '#shop/checkout/blank-checkout.ts';
import { requestedWeekOf } from '#shop/checkout/checkout-values.ts';
import { chosenWeek } from '#shop/checkout/delivery-week.ts';
import { previewCheckout } from './contract.ts';

/** The values of the checkout form that change what a preview answers. */
export type PreviewChoice = { values: CheckoutValues; today: string };

/** The preview of the cart as it is shown; nothing is asked about an empty one. */
export function useCheckoutPreview(cart: Cart, choice: PreviewChoice) {
  return useEndpoint(previewCheckout, inputOf(cart, choice), {
    enabled: cart.Rows.length > 0,
    freshOnFocus: true,
  });
}

/** The key under which the answer to the preview of this cart is cached. */
export function previewKey(cart: Cart, choice: PreviewChoice, language: Language) {
  return queryOf(previewCheckout, language, inputOf(cart, choice)).queryKey;
}

/** The chosen week as `2027-W05`; '' while none or no valid one is chosen. */
export function chosenWeekOf({ values, today }: PreviewChoice): string {
  const chosen = chosenWeek(requestedWeekOf(values), today);
  return 'error' in chosen || !chosen.week ? '' : weekString(chosen.week.year, chosen.week.week);
}

/** The version makes a changed cart a question of its own. VAT depends on where the goods go, and whether they go at all. */
function inputOf({ Version }: Cart, choice: PreviewChoice) {
  const { addToOrderId, wayOfDeliveryId, deliveryAddressId } = choice.values;
  if (addToOrderId !== '') return { cartVersion: Version, addToOrderId: Number(addToOrderId) };
  const deliveryWeekString = chosenWeekOf(choice);
  return {
    cartVersion: Version,
    ...(wayOfDeliveryId !== '' && { wayOfDeliveryId: Number(wayOfDeliveryId) }),
    ...(deliveryAddressId !== '' && { deliveryAddressId: Number(deliveryAddressId) }),
    ...(deliveryWeekString !== '' && { deliveryWeekString }),
  };
}
