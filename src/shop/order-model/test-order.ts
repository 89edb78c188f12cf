/** Orders of the test customer have numbers from here on, and no other order has. The database keeps to it. */
export const firstTestNumber = 900_000_001;

/** Such an order takes no stock, counts in no figure, is in no export and goes with the test customer. */
export function isTestOrder(orderId: number): boolean {
  return orderId >= firstTestNumber;
}
