import { element, type XmlPart } from '#kit/text/markup/xml.server.ts';
import { registerNumber, type Endpoint } from './peppol-endpoint.ts';

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
  /** '' when there is none, or it is unknown. */
  organisationNumber: string;
  vatNumber: string;
  gln: string;
  email: string;
  telephone: string;
  contact: string;
  /** The registered office; for the seller only. */
  legalForm: string;
  /** A note about the seller's tax registration. */
  taxNote: string;
};

export function partyElement(role: string, party: Party, endpoint: Endpoint): XmlPart {
  const number = registerNumber(party.address.countryCode, party.organisationNumber);
  return element(`cac:${role}`, [
    element('cac:Party', [
      element('cbc:EndpointID', endpoint.id, { schemeID: endpoint.scheme }),
      element('cac:PartyIdentification', [element('cbc:ID', party.gln, { schemeID: '0088' })]),
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
