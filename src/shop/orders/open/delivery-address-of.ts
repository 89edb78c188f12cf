import type { Address } from '#shop/order-model/address.ts';

type Delivered = {
  [Field in keyof Address as `delivery_${Field}`]: string;
};

export function deliveryAddressOf(order: Delivered): Address {
  return {
    name: order.delivery_name,
    address1: order.delivery_address1,
    address2: order.delivery_address2,
    zip_code: order.delivery_zip_code,
    city: order.delivery_city,
    country_code: order.delivery_country_code,
    contact_person: order.delivery_contact_person,
  };
}
