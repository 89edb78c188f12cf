import type { FreightRule } from '#shop/freight/freight-rule.ts';
import type { MinimumOrder } from '#shop/freight/minimum-order.ts';

const toNorway = { country_code: 'NO', zone: null, currency_code: 'NOK' };

/** Orders in Norwegian kroner alone are charged freight, so that the other customers of the demo see the shop without. */
export const demoFreight: readonly FreightRule[] = [
  { ...toNorway, way_of_delivery_id: 1, up_to_weight_g: 10_000, fee: 14_900, free_from: 300_000 },
  { ...toNorway, way_of_delivery_id: 1, up_to_weight_g: null, fee: 24_900, free_from: 300_000 },
  { ...toNorway, way_of_delivery_id: 2, up_to_weight_g: null, fee: 69_000, free_from: null },
  { ...toNorway, way_of_delivery_id: 4, up_to_weight_g: null, fee: 19_900, free_from: 400_000 },
];

export const demoMinimumOrders: readonly MinimumOrder[] = [
  { country_code: 'NO', currency_code: 'NOK', amount: 100_000, small_order_fee: null },
];
