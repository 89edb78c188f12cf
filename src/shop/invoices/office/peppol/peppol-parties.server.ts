import { isVatNumber, normaliseVatNumber } from '#kit/text/vat-number.ts';
import { vatCase } from '#shop/order-model/vat-case.ts';
import type { Seller } from '#shop/printing/seller.ts';
import type { WholeInvoice } from '#shop/invoices/store.server.ts';
import type { Endpoint } from './peppol-endpoint.ts';
import type { Party } from './peppol-party.server.ts';

export type Buyer = {
  organisationNumber: string;
  email: string;
  telephone: string;
  /** '' for none. */
  gln: string;
  /** Undefined where nobody has told it: then it is guessed. */
  endpoint: Endpoint | undefined;
};

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
    gln: '',
    vatNumber: withoutSeparators(seller.vatNumber),
    legalForm: seller.seat && `Säte: ${seller.seat}`,
    taxNote: seller.countryCode === 'SE' && seller.fTax ? 'Godkänd för F-skatt' : '',
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
    gln: buyer.gln,
    email: buyer.email,
    telephone: buyer.telephone,
    vatNumber: buyerVatNumber(invoice),
    legalForm: '',
    taxNote: '',
  };
}

/** Within the Union, what has not the form of a member state's number is none: it must not become an address either. */
function buyerVatNumber({ buyer_vat_number, buyer_country_code: countryCode }: WholeInvoice): string {
  const number = normaliseVatNumber(buyer_vat_number ?? '');
  // Norwegians write theirs without the country that it must begin with (BR-CO-09).
  if (countryCode === 'NO' && /^\d{9}(?:MVA)?$/.test(number)) return `NO${number.slice(0, 9)}MVA`;
  const isAbroad =
    vatCase({ vatNumber: null, destination: { countryCode, zipCode: '' }, collected: false }) === 'export';
  return isVatNumber(number) || (isAbroad && /\d/.test(number)) ? number : '';
}

export function withoutSeparators(number: string): string {
  return number.replace(/[\s-]/g, '');
}
