import { expect, test } from 'vitest';
import { blankCheckout } from './blank-checkout.ts';
import { checkCheckout, checkoutBody } from './checkout-values.ts';

const today = '2026-11-21';
const filled = { ...blankCheckout, wayOfDeliveryId: '2', partialDelivery: 'no' };

test('way of delivery and partial delivery are required, the rest is not', () => {
  expect(checkCheckout(blankCheckout, today)).toEqual({
    wayOfDeliveryId: 'required',
    partialDelivery: 'required',
  });
  expect(checkCheckout(filled, today)).toEqual({});
});

test('an order number that is empty, or spaces, is not sent', () => {
  for (const purchaseOrderNumber of ['', ' \u00a0 ']) {
    const values = { ...filled, purchaseOrderNumber };
    expect(checkoutBody(values).purchaseOrderNumber).toBeUndefined();
    expect(checkCheckout(values, today)).toEqual({});
  }
  expect(checkoutBody({ ...filled, purchaseOrderNumber: ' PO 17 ' }).purchaseOrderNumber).toBe('PO 17');
});

test('a week is sent in the form it was chosen in', () => {
  expect(checkoutBody({ ...filled, deliveryWeekString: '2026-W49' })).toMatchObject({
    wayOfDeliveryId: 2,
    partialDelivery: false,
    deliveryWeekString: '2026-W49',
  });
  expect(checkoutBody({ ...filled, deliveryYear: '2027', deliveryWeekNumber: '3' })).toMatchObject({
    deliveryYear: 2027,
    deliveryWeekNumber: 3,
  });
});

test('a past week is told at the control it was typed in', () => {
  expect(checkCheckout({ ...filled, deliveryWeekString: '2026-W12' }, today)).toEqual({
    deliveryWeekString: 'minAmount',
  });
  expect(checkCheckout({ ...filled, deliveryYear: '2026', deliveryWeekNumber: '12' }, today)).toEqual({
    deliveryWeekNumber: 'minAmount',
  });
});
