import { demoCustomers } from './data/customers.ts';

export type DemoLogIn = { customerNumber: string; password: string; name: string };

/** The customers to try the shop as. */
export const demoLogIns: readonly DemoLogIn[] = demoCustomers.flatMap(({ customerNumber, name, password }) =>
  password === null ? [] : [{ customerNumber, name, password }],
);
