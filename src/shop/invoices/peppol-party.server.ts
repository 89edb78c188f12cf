import { element } from '#kit/xml.server.ts';
import type { XmlPart } from '#kit/xml.server.ts';

export type Address = {
  line1: string;
  line2: string;
  zipCode: string;
  city: string;
  countryCode: string;
};

export type Party = {
  name: string;
  address: Address;
  /** '' where there is none, or none is known. */
  organisationNumber: string;
  vatNumber: string;
  email: string;
  telephone: string;
  contact: string;
  /** The seat, of the seller. */
  legalForm: string;
  /** Of the seller: what it says of its tax. */
  taxNote: string;
};

/** Where an invoice is sent in the network: a code of the list EAS, and the number under it. */
export type Endpoint = { scheme: string; id: string };

const schemeOfCountry: Record<string, string> = { SE: '0007', NO: '0192', DK: '0184' };
const schemeOfVat: Record<string, string> = { DE: '9930', AT: '9914', NL: '9944', FI: '0213', FR: '9957' };

/** By the company's number where the country has a register for it, else by its VAT number, else by e-mail. */
export function endpointOf({ address, organisationNumber, vatNumber, email }: Party): Endpoint | undefined {
  const { countryCode } = address;
  const digits = organisationNumber.replace(/\D/g, '');
  const scheme = schemeOfCountry[countryCode];
  if (scheme && digits !== '') return { scheme, id: countryCode === 'DK' ? `DK${digits}` : digits };
  // The twelve digits of a Swedish VAT number begin with the company's ten.
  const fromVat = countryCode === 'SE' ? /^SE(\d{10})01$/.exec(vatNumber)?.[1] : undefined;
  if (fromVat) return { scheme: '0007', id: fromVat };
  const vatScheme = schemeOfVat[countryCode];
  if (vatScheme && vatNumber !== '') return { scheme: vatScheme, id: vatNumber };
  return email === '' ? undefined : { scheme: 'EM', id: email };
}

export function partyElement(role: string, party: Party, endpoint: Endpoint): XmlPart {
  const number = party.organisationNumber.replace(/\D/g, '');
  return element(`cac:${role}`, [
    element('cac:Party', [
      element('cbc:EndpointID', endpoint.id, { schemeID: endpoint.scheme }),
      element('cac:PartyName', [element('cbc:Name', party.name)]),
      addressElement('cac:PostalAddress', party.address),
      taxElement(party.vatNumber, 'VAT'),
      taxElement(party.taxNote, 'TAX'),
      element('cac:PartyLegalEntity', [
        element('cbc:RegistrationName', party.name),
        element('cbc:CompanyID', number, party.address.countryCode === 'SE' ? { schemeID: '0007' } : {}),
        element('cbc:CompanyLegalForm', party.legalForm),
      ]),
      element('cac:Contact', [
        element('cbc:Name', party.contact),
        element('cbc:Telephone', party.telephone),
        element('cbc:ElectronicMail', party.email),
      ]),
    ]),
  ]);
}

export function addressElement(name: string, address: Address): XmlPart {
  return element(name, [
    element('cbc:StreetName', address.line1),
    element('cbc:AdditionalStreetName', address.line2),
    element('cbc:CityName', address.city),
    element('cbc:PostalZone', address.zipCode),
    element('cac:Country', [element('cbc:IdentificationCode', address.countryCode)]),
  ]);
}

function taxElement(id: string, scheme: 'VAT' | 'TAX'): XmlPart {
  return id === ''
    ? undefined
    : element('cac:PartyTaxScheme', [element('cbc:CompanyID', id), taxScheme(scheme)]);
}

export function taxScheme(id: 'VAT' | 'TAX' = 'VAT'): XmlPart {
  return element('cac:TaxScheme', [element('cbc:ID', id)]);
}
