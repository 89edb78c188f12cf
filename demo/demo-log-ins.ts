import { demoCustomers, demoPassword } from '#demo/data/customers.ts';

export type DemoLogIn = { customerNumber: string; password: string; name: string };

/** The customers with which to try the shop. */
export const demoLogIns: readonly DemoLogIn[] = demoCustomers.flatMap(({ customerNumber, name, password }) =>
  password === null ? [] : [{ customerNumber, name, password }],
);

/** The account that opens the demo's office. */
export const demoOwner = { email: 'kontoret@hylla.example', name: 'Karin Ahl', password: demoPassword };
