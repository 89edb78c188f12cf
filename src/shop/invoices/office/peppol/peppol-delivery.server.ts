import { element, type XmlPart } from '#kit/text/markup/xml.server.ts';
import { addressElement } from './peppol-party.server.ts';
import type { WholeInvoice } from '#shop/invoices/store.server.ts';

export function delivery(invoice: WholeInvoice): XmlPart {
  return element('cac:Delivery', [
    element('cbc:ActualDeliveryDate', invoice.delivery_date ?? invoice.invoice_date),
    element('cac:DeliveryLocation', [
      element('cbc:ID', invoice.delivery_gln, { schemeID: '0088' }),
      addressElement('cac:Address', {
        line1: invoice.delivery_address1,
        line2: invoice.delivery_address2,
        zipCode: invoice.delivery_zip_code,
        city: invoice.delivery_city,
        countryCode: deliveryCountry(invoice),
      }),
    ]),
    element('cac:DeliveryParty', [element('cac:PartyName', [element('cbc:Name', invoice.delivery_name)])]),
  ]);
}

export function deliveryCountry(invoice: WholeInvoice): string {
  return invoice.delivery_country_code || invoice.buyer_country_code || 'SE';
}
