export type DemoCustomer = {
  id: number;
  customerNumber: string;
  name: string;
  organisationNumber: string;
  vatNumber: string | null;
  email: string;
  telephone: string;
  invoiceAddress1: string;
  invoiceAddress2: string;
  invoiceZipCode: string;
  invoiceCity: string;
  invoiceCountryCode: string;
  contactPerson: string;
  language: 'sv' | 'en';
  currencyCode: 'SEK' | 'EUR';
  priceListCode: 'standard' | 'euro';
  paymentDays: number;
  showAsReseller: boolean;
  resellerCity: string;
  requireNewPassword: boolean;
  /** Only the four one can log in as; made into a hash when the shop is filled. */
  password: string | null;
};
