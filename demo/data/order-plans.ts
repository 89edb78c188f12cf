import type { HoldReason } from '#shop/order-model/hold.ts';
import { OrderStatus } from '#shop/order-model/may.ts';
import { demoCustomers } from './customers.ts';
import type { DemoOrder } from './order.ts';
import { seededRandom } from './random.ts';

const { Order, Processing, Delivered, Cancelled, Invoiced } = OrderStatus;

export type OrderPlan = {
  customerNumber: string;
  daysAgo: number;
  status: DemoOrder['status'];
  shortage?: true;
  held?: HoldReason;
};

const promised: readonly OrderPlan[] = [
  ...lately('1001', [
    [1, Order],
    [3, Processing],
    [8, Delivered],
    [11, Invoiced],
    [17, Invoiced],
    [24, Invoiced],
    [33, Cancelled],
  ]),
  { customerNumber: '1001', daysAgo: 6, status: Processing, shortage: true },
  ...invoicedBefore('1001', 59, 45, 15),
  // The two orders from 35 and 58 days ago have unpaid invoices: their terms are ten days net.
  ...lately('1002', [
    [2, Order],
    [7, Invoiced],
    [35, Invoiced],
    [58, Invoiced],
    [120, Invoiced],
    [205, Invoiced],
    [310, Cancelled],
  ]),
  ...lately('1003', [
    [5, Delivered],
    [70, Invoiced],
    [190, Invoiced],
  ]),
  ...lately('1004', [
    [2, Processing],
    [13, Invoiced],
    [40, Invoiced],
  ]),
  ...invoicedBefore('1004', 5, 75, 41),
  ...invoicedBefore('10002', 30, 12, 23),
  ...invoicedBefore('10003', 31, 9, 19),
];
const withoutOrders = ['10001', '1005'];

/** They are numbered after the others, whose numbers stay. */
export const laterPlans: readonly OrderPlan[] = [
  { customerNumber: '1007', daysAgo: 1, status: Processing },
  { customerNumber: '1007', daysAgo: 1, status: Order, held: 'creditLimit' },
];

export function orderPlans(): OrderPlan[] {
  const random = seededRandom(2024);
  const spokenFor = new Set([...withoutOrders, ...[...promised, ...laterPlans].map(({ customerNumber }) => customerNumber)]);
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
    status: Invoiced,
  }));
}
