import { chosenAddresses } from '#shop/delivery-addresses/delivery-addresses.server.ts';
import { destinationOf } from '#shop/order-model/address.ts';
import { Problem } from '#kit/http/problem.ts';
import { Answer, serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { readLastCarrierAccounts } from '#shop/orders/carrier-accounts/carrier-accounts.server.ts';
import { listWaysOfDelivery } from '#shop/ways-of-delivery/contract.ts';
import { placeOrder } from './contract.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import { checkoutPreview } from './preview/checkout-preview.server.ts';
import { previewCheckout } from './preview/contract.ts';
import type { CheckoutRepositories, PlaceOrder } from './order-group.server.ts';

export function checkoutRoutes(
  services: Services,
  books: CheckoutRepositories & { rows: RowServices; place: PlaceOrder },
): Route[] {
  const { place } = books;
  return [
    serve(listWaysOfDelivery, async ({ deliveryAddressId }, customer, { language }) => {
      const [address] =
        deliveryAddressId === undefined
          ? []
          : await chosenAddresses(services.db, [{ customerId: customer.id, id: deliveryAddressId }]);
      const { countryCode } = address ? destinationOf(address) : customer.destination;
      const ways = await books.ways.waysTo(countryCode, language);
      const asking = ways.filter(({ asksCarrierAccount }) => asksCarrierAccount).map(({ Id }) => Id);
      const last =
        asking.length > 0 ? await readLastCarrierAccounts(services.db, customer.id, asking) : undefined;
      return ways.map(({ Id, Name, asksCarrierAccount }) => ({
        Id,
        Name,
        ...(asksCarrierAccount && { CarrierAccount: last?.get(Id) ?? '' }),
      }));
    }),
    serve(previewCheckout, (request, customer, { language }) =>
      checkoutPreview({ ...services, ...books }, customer, request, language),
    ),
    serve(placeOrder, async (checkout, customer, context) => {
      const placed = await place(customer, checkout, context.header('idempotency-key'));
      if (placed instanceof Problem) return placed;
      const headers: Record<string, string> = placed.isReplay ? { 'idempotency-replayed': 'true' } : {};
      return new Answer({ OrderId: placed.orderId }, { headers });
    }),
  ];
}
