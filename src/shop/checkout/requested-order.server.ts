import { stockholmToday } from '#kit/text/dates.ts';
import { wireToOre } from '#kit/text/money.ts';
import { badField, type Problem } from '#kit/http/problem.ts';
import type { OrderRequest } from '#shop/order-model/order-request.ts';
import { textOf } from '#shop/texts/language-table.ts';
import type { PreviewInput } from './checkout-input.ts';
import { chosenWeek, weekText, type WeekError } from './delivery-week.ts';

/** Returns what is asked for. */
export function requestedOrder(
  input: PreviewInput,
  now: Date,
  { isPreview }: Pick<OrderRequest, 'isPreview'>,
): OrderRequest {
  const chosen = chosenWeek(input, stockholmToday(now));
  const { expectedTotal } = input;
  return {
    wayId: input.wayOfDeliveryId,
    week: 'error' in chosen ? badWeek(chosen.error) : chosen.week,
    addressId: input.deliveryAddressId,
    partialDelivery: input.partialDelivery ?? false,
    message: input.orderInfoText,
    isPreview,
    isAddition: input.addToOrderId !== undefined,
    seen: {
      cartVersion: input.cartVersion,
      expectedTotal: expectedTotal === undefined ? undefined : wireToOre(expectedTotal),
    },
  };
}

function badWeek({ field, rule }: WeekError): Problem {
  return badField(field, rule, textOf(weekText(field, rule)));
}
