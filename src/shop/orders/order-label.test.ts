import { describe, expect, it } from 'vitest';
import { OrderStatus } from '#shop/order-model/may.ts';
import { orderLabel, trackingUrl } from './order-label.ts';

describe('the label of an order', () => {
  it.each([
    ['Order', 'order', 'toCollect'],
    ['Processing', 'order', 'toCollect'],
    ['Delivered', 'sent', 'collected'],
    ['Cancelled', 'order', 'order'],
    ['Invoiced', 'sent', 'collected'],
  ] as const)('%s is %s, or %s, and backorder with a shortage', (status, label, whenCollected) => {
    const Status = OrderStatus[status];
    for (const Collected of [false, true]) {
      const order = { Status, Collected };
      expect(orderLabel({ HasShortage: false, ...order })).toBe(Collected ? whenCollected : label);
      expect(orderLabel({ HasShortage: true, ...order })).toBe('backorder');
    }
  });

  it('knows the numbers of the business system', () => {
    expect(Object.values(OrderStatus)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the tracking link', () => {
  const template = 'https://tracking.postnord.com/se/?id={consignmentId}';

  it.each([
    [' 00370724 ', 'https://tracking.postnord.com/se/?id=00370724'],
    ['A/B 1', 'https://tracking.postnord.com/se/?id=A%2FB%201'],
    ['$&', 'https://tracking.postnord.com/se/?id=%24%26'],
    ['å"', 'https://tracking.postnord.com/se/?id=%C3%A5%22'],
  ])('of %j is %s', (id, url) => {
    expect(trackingUrl(template, id)).toBe(url);
  });

  it.each(['', '  ', null, undefined])('of %j is none', (id) => {
    expect(trackingUrl(template, id)).toBeNull();
  });

  it.each(['http://carrier.example/{consignmentId}', 'javascript:alert(1)', '', null, undefined])(
    'from the template %j is none',
    (unsafe) => {
      expect(trackingUrl(unsafe, '1')).toBeNull();
    },
  );
});
