import { demoCustomers } from './customers.ts';
import type { DemoOrder } from './order.ts';
import { seededRandom } from './random.ts';

export type OrderPlan = {
  customerNumber: string;
  daysAgo: number;
  status: DemoOrder['status'];
  shortage?: true;
};

const promised: readonly OrderPlan[] = [
  ...lately('1001', [
    [1, 1],
    [3, 2],
    [8, 3],
    [11, 5],
    [17, 5],
    [24, 5],
    [33, 4],
  ]),
  { customerNumber: '1001', daysAgo: 6, status: 2, shortage: true },
  ...invoicedBefore('1001', 59, 45, 15),
  // The two orders from 35 and 58 days ago have unpaid invoices: their terms are ten days net.
  ...lately('1002', [
    [2, 1],
    [7, 5],
    [35, 5],
    [58, 5],
    [120, 5],
    [205, 5],
    [310, 4],
  ]),
  ...lately('1003', [
    [5, 3],
    [70, 5],
    [190, 5],
  ]),
  ...lately('1004', [
    [2, 2],
    [13, 5],
    [40, 5],
  ]),
  ...invoicedBefore('1004', 5, 75, 41),
  ...invoicedBefore('10002', 30, 12, 23),
  ...invoicedBefore('10003', 31, 9, 19),
];
const withoutOrders = '10001';

export function orderPlans(): OrderPlan[] {
  const random = seededRandom(2024);
  const spokenFor = new Set([withoutOrders, ...promised.map(({ customerNumber }) => customerNumber)]);
  const others = demoCustomers.filter(({ customerNumber }) => !spokenFor.has(customerNumber));
  const occasional = others.flatMap(({ customerNumber }) =>
    invoicedBefore(customerNumber, random.between(1, 4), random.between(8, 60), random.between(40, 110)),
  );
  return [...promised, ...occasional];
}

function lately(
  customerNumber: string,
  orders: readonly (readonly [daysAgo: number, status: DemoOrder['status']])[],
): OrderPlan[] {
  return orders.map(([daysAgo, status]) => ({ customerNumber, daysAgo, status }));
}

function invoicedBefore(customerNumber: string, count: number, daysAgo: number, apart: number): OrderPlan[] {
  return Array.from({ length: count }, (_, place) => ({
    customerNumber,
    daysAgo: daysAgo + place * apart,
    status: 5,
  }));
}
