import { readWeek } from '#kit/fields/read-week.ts';
import type { BrokenRules } from '#kit/forms/form-errors.ts';
import { weekString } from '#kit/text/weeks.ts';
import { checkAddress, type AddressValues } from '#shop/delivery-addresses/address-values.ts';
import type { OfficeOrder } from '#shop/orders/office/contract.ts';

/** `addressId` is '' for the address that the order has, or `other` for the one in `address`. */
export type TypedTerms = {
  addressId: string;
  address: AddressValues;
  week: string;
  partial: boolean;
  purchaseOrderNumber: string;
  message: string;
};

export type TermsInput = {
  deliveryWeekString?: string;
  partialDelivery?: boolean;
  purchaseOrderNumber?: string;
  orderInfoText?: string;
  deliveryAddressId?: number;
  deliveryAddress?: AddressValues;
};

export const otherAddress = 'other';

/** `weekText` says a week as people write it. */
export function typedTerms(order: OfficeOrder, weekText: (week: string) => string): TypedTerms {
  return {
    addressId: '',
    address: order.DeliverTo,
    week: weekText(order.DeliveryWeek),
    partial: order.PartialDelivery,
    purchaseOrderNumber: order.PurchaseOrderNumber,
    message: order.Message,
  };
}

/** Returns what is wrong by field: `week`, and those of the address. */
export function wrongTerms(typed: TypedTerms, atFirst: TypedTerms, today: string): BrokenRules {
  const isWeek =
    typed.week.trim() === '' || typed.week === atFirst.week || readWeek(typed.week, today) !== null;
  return {
    ...(typed.addressId === otherAddress && checkAddress(typed.address)),
    ...(!isWeek && { week: 'regex' }),
  };
}

/** Returns what differs from what there was; what was typed must be right. */
export function termsOf(typed: TypedTerms, atFirst: TypedTerms, today: string): TermsInput {
  const week = readWeek(typed.week, today);
  const differs = (name: 'week' | 'purchaseOrderNumber' | 'message') =>
    typed[name].trim() !== atFirst[name].trim();
  const isOther = typed.addressId === otherAddress;
  const isRetyped = isOther && JSON.stringify(typed.address) !== JSON.stringify(atFirst.address);
  return {
    ...(differs('week') && { deliveryWeekString: week ? weekString(week.year, week.week) : '' }),
    ...(typed.partial !== atFirst.partial && { partialDelivery: typed.partial }),
    ...(differs('purchaseOrderNumber') && { purchaseOrderNumber: typed.purchaseOrderNumber.trim() }),
    ...(differs('message') && { orderInfoText: typed.message.trim() }),
    ...(!isOther && typed.addressId !== '' && { deliveryAddressId: Number(typed.addressId) }),
    ...(isRetyped && { deliveryAddress: typed.address }),
  };
}
