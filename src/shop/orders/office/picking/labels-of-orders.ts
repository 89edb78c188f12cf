import { townAndCountry } from '#shop/texts/town-and-country.ts';

type Delivery = {
  id: number;
  purchase_order_number: string;
  way_of_delivery_name: string;
  delivery_name: string;
  delivery_contact_person: string;
  delivery_address1: string;
  delivery_address2: string;
  delivery_zip_code: string;
  delivery_city: string;
  delivery_country_code: string;
};

/** Returns the lines of an address label; `from` is the country of the sender, where a letter needs no country. */
export function labelOf(order: Delivery, from: string) {
  const { delivery_country_code: country, delivery_zip_code: zipCode, delivery_city: city } = order;
  // The post asks for the country in capitals, in a language that is read abroad.
  const [town, abroad] = townAndCountry({ country, zipCode, city }, 'en', from);
  return {
    lines: [
      order.delivery_name,
      order.delivery_contact_person,
      order.delivery_address1,
      order.delivery_address2,
      town,
      abroad.toUpperCase(),
    ].filter((line) => line !== ''),
    below: [String(order.id), order.purchase_order_number].filter(Boolean).join(' · '),
    way: order.way_of_delivery_name,
  };
}
