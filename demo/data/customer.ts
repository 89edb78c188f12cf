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
  currencyCode: 'SEK' | 'EUR' | 'NOK';
  priceListCode: 'standard' | 'euro' | 'norge';
  paymentDays: number;
  showAsReseller: boolean;
  resellerCity: string;
  requireNewPassword: boolean;
  /** Only for the customers that can log in; hashed when the shop is seeded. */
  password: string | null;
};
