import type { ShopSettings } from '#shop/settings/declared-settings.ts';

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
  /** Approved for F-tax. */
  fTax: boolean;
  telephone: string;
  email: string;
  webSite: string;
  bankgiro: string;
  iban: string;
  bic: string;
};

export function sellerOf(settings: ShopSettings, publicUrl: string): Seller {
  return {
    name: settings.CompanyName,
    address: settings.CompanyAddress,
    zipCode: settings.CompanyZipCode,
    city: settings.CompanyCity,
    countryCode: settings.CompanyCountryCode,
    seat: settings.CompanySeat,
    organisationNumber: settings.CompanyRegistrationNumber,
    vatNumber: settings.CompanyVatNumber,
    fTax: settings.CompanyFTax,
    telephone: settings.CompanyTelephone,
    email: settings.CompanyEmail,
    webSite: new URL(publicUrl).host,
    bankgiro: settings.Bankgiro,
    iban: settings.Iban,
    bic: settings.Bic,
  };
}
