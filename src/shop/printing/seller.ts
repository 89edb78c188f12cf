/** The maker's details that the law requires on an invoice; '' when unknown. */
export type Seller = {
  name: string;
  address: string;
  zipCode: string;
  city: string;
  countryCode: string;
  seat: string;
  organisationNumber: string;
  vatNumber: string;
  telephone: string;
  email: string;
  webSite: string;
  bankgiro: string;
  iban: string;
  bic: string;
};

export function sellerOf(settings: ReadonlyMap<string, string>, name: string, publicUrl: string): Seller {
  const of = (setting: string): string => settings.get(setting) ?? '';
  return {
    name,
    address: of('CompanyAddress'),
    zipCode: of('CompanyZipCode'),
    city: of('CompanyCity'),
    countryCode: of('CompanyCountryCode') || 'SE',
    seat: of('CompanySeat'),
    organisationNumber: of('CompanyRegistrationNumber'),
    vatNumber: of('CompanyVatNumber'),
    telephone: of('CompanyTelephone'),
    email: of('CompanyEmail'),
    webSite: new URL(publicUrl).host,
    bankgiro: of('Bankgiro'),
    iban: of('Iban'),
    bic: of('Bic'),
  };
}
