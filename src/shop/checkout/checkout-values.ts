import { brokenRules } from '#kit/forms/broken-rules.ts';
import type { BrokenRules } from '#kit/forms/form-errors.ts';
import type { CheckoutValues } from './blank-checkout.ts';
import { Checkout } from './checkout-input.ts';
import { chosenWeek, type RequestedWeek } from './delivery-week.ts';

/** Returns the request body; empty fields are left out. */
export function checkoutBody(values: CheckoutValues): Record<string, unknown> {
  // The other choices are those of the order that is added to.
  if (values.addToOrderId !== '')
    return { addToOrderId: numberOf(values.addToOrderId), orderInfoText: values.orderInfoText };
  return {
    orderInfoText: values.orderInfoText,
    purchaseOrderNumber: values.purchaseOrderNumber.trim() || undefined,
    carrierAccount: values.carrierAccount.trim() || undefined,
    wayOfDeliveryId: numberOf(values.wayOfDeliveryId),
    partialDelivery: values.partialDelivery === '' ? undefined : values.partialDelivery === 'yes',
    deliveryAddressId: numberOf(values.deliveryAddressId),
    ...(values.deliveryWeekString
      ? { deliveryWeekString: values.deliveryWeekString }
      : {
          deliveryYear: numberOf(values.deliveryYear),
          deliveryWeekNumber: numberOf(values.deliveryWeekNumber),
        }),
  };
}

/** `today` is the date in Sweden. */
export function checkCheckout(values: CheckoutValues, today: string): BrokenRules {
  const body = checkoutBody(values);
  const broken = brokenRules(Checkout, body);
  if (values.addToOrderId !== '') return broken;
  const chosen = chosenWeek(requestedWeekOf(values), today);
  if (!('error' in chosen)) return broken;
  return { ...broken, [chosen.error.field]: chosen.error.rule };
}

export function requestedWeekOf(values: CheckoutValues): RequestedWeek {
  return {
    deliveryWeek: '',
    deliveryWeekString: values.deliveryWeekString,
    deliveryWeekNumber: numberOf(values.deliveryWeekNumber),
    deliveryYear: numberOf(values.deliveryYear),
  };
}

function numberOf(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
}
