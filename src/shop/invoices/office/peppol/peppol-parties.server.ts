import type { Seller } from '#shop/printing/seller.ts';
import type { WholeInvoice } from '#shop/invoices/store.server.ts';
import type { Party } from './peppol-party.server.ts';

export type Buyer = { organisationNumber: string; email: string; telephone: string };

export function sellerParty(seller: Seller): Party {
  return {
    name: seller.name,
    email: seller.email,
    telephone: seller.telephone,
    contact: '',
    address: {
      line1: seller.address,
      line2: '',
      zipCode: seller.zipCode,
      city: seller.city,
      countryCode: seller.countryCode,
    },
    organisationNumber: seller.organisationNumber,
    vatNumber: withoutSeparators(seller.vatNumber),
    legalForm: seller.seat && `Säte: ${seller.seat}`,
    taxNote: seller.countryCode === 'SE' ? 'Godkänd för F-skatt' : '',
  };
}

export function buyerParty(invoice: WholeInvoice, buyer: Buyer): Party {
  return {
    name: invoice.buyer_name,
    contact: invoice.buyer_contact_person,
    address: {
      line1: invoice.buyer_address1,
      line2: invoice.buyer_address2,
      zipCode: invoice.buyer_zip_code,
      city: invoice.buyer_city,
      countryCode: invoice.buyer_country_code || 'SE',
    },
    organisationNumber: buyer.organisationNumber,
    email: buyer.email,
    telephone: buyer.telephone,
    vatNumber: withoutSeparators(invoice.buyer_vat_number ?? '').toUpperCase(),
    legalForm: '',
    taxNote: '',
  };
}

export function withoutSeparators(number: string): string {
  return number.replace(/[\s-]/g, '');
}
