import { demoCustomers, demoPassword } from '#demo/data/customers.ts';

export type DemoLogIn = { customerNumber: string; password: string; name: string };

/** The customers to try the shop as. */
export const demoLogIns: readonly DemoLogIn[] = demoCustomers.flatMap(({ customerNumber, name, password }) =>
  password === null ? [] : [{ customerNumber, name, password }],
);

/** Who opens the office of the demo. */
export const demoOwner = { email: 'kontoret@hylla.example', name: 'Karin Ahl', password: demoPassword };
