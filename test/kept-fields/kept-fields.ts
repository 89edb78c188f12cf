import { expect } from 'vitest';
import { addStaff } from '../office.ts';
import { otherArticle, otherSettings } from '../security/field-cases.ts';
import { article, wayOfDelivery } from '../seed-test-shop.ts';
import type { Client, TestShop } from '../shop.ts';
import { create, inList, made, type Body, type KeptCase } from './kept-case.ts';
import { keptContent } from './kept-content.ts';

const otherNames = { NameSV: 'Annan', NameEN: 'Other', NameDE: 'Andere' };
const mailServer = {
  Host: 'smtp.maker.example',
  Port: 587,
  User: '',
  Password: '',
  From: 'order@maker.example',
  OrdersTo: '',
};

/** Every call that changes a thing of the office as it was read, by its path. */
export const keptCases: Readonly<Record<string, KeptCase>> = {
  '/api/office/articles/:id': {
    path: made(`office/articles/${article.mug}`),
    others: { ...otherArticle },
    notKept: ['QuantityBefore'],
    entity: 'article',
    unversioned: 'QuantityAvailable',
    follows: { VatCode: { VatRate: 6 }, VatRate: { VatCode: '12' } },
    alsoLogged: { VatCode: ['VatRate'], VatRate: ['VatCode'] },
  },
  '/api/office/groups/:id': {
    path: made('office/groups/1'),
    others: {
      NameSV: 'Krus',
      NameEN: 'Jugs',
      RequireLogin: true,
      ImageId: 1,
      ImageTextSV: 'Bild',
      ImageTextEN: 'Picture',
    },
    entity: 'product-group',
  },
  '/api/office/ways/:id': {
    path: made(`office/ways/${wayOfDelivery.post}`),
    others: {
      NameSV: 'Bud',
      NameEN: 'Courier',
      NameDE: 'Kurier',
      Sort: 7,
      Active: false,
      TrackingTemplate: 'https://bud.example/?id={consignmentId}',
      Countries: ['NO', 'SE'],
      Collected: true,
      TransportDays: 5,
      CarrierAccount: true,
      Incoterms: 'DAP',
      IncotermsPlace: 'Oslo',
      ParcelPattern: 'S10',
    },
    entity: 'way',
  },
  '/api/office/countries': {
    path: async (_shop, office) => {
      const { Version } = (await office.get('office/countries')).body;
      await office.put('office/countries', { Rows: [{ CountryCode: 'SE', Sort: 1 }], Version });
      return 'office/countries';
    },
    others: inList('Rows', { CountryCode: 'NO', Sort: 4 }),
  },
  '/api/office/freight': {
    path: async (_shop, office) => {
      const { Version } = (await office.get('office/freight')).body;
      const Freight = [{ WayOfDeliveryId: 1, CurrencyCode: 'SEK', Fee: 95 }];
      const Minimum = [{ CurrencyCode: 'SEK', Amount: 1000 }];
      await office.put('office/freight', { Freight, Minimum, Version });
      return 'office/freight';
    },
    others: {
      ...inList('Freight', {
        WayOfDeliveryId: 2,
        CountryCode: 'SE',
        Zone: '96000-98499',
        CurrencyCode: 'NOK',
        UpToWeight: 2.5,
        Fee: 145,
        FreeFrom: 3000,
      }),
      ...inList('Minimum', { CountryCode: 'NO', CurrencyCode: 'NOK', Amount: 500, SmallOrderFee: 75 }),
    },
  },
  '/api/office/reference-rates': {
    path: async (_shop, office) => {
      await office.put('office/reference-rates', { Rows: [{ From: '2026-01-01', Percent: 2 }] });
      return 'office/reference-rates';
    },
    others: inList('Rows', { From: '2026-07-01', Percent: 2.25 }),
  },
  '/api/office/mail-server': {
    path: async (_shop, office) => {
      const { Version } = (await office.get('office/mail-server')).body;
      await office.put('office/mail-server', { ...mailServer, Version });
      return 'office/mail-server';
    },
    others: {
      Host: 'smtp2.maker.example',
      Port: 465,
      User: 'annan',
      From: 'ny@maker.example',
      OrdersTo: 'lager@maker.example',
    },
    // No answer has it, and it must be given anew with another server.
    notKept: ['Password'],
    entity: 'mail-server',
  },
  '/api/office/colours/:id': {
    path: made('office/colours/1'),
    others: { ...otherNames, Hex: '#00ff00', Sort: 7 },
    entity: 'colour',
  },
  '/api/office/materials/:id': {
    path: made('office/materials/1'),
    others: { ...otherNames, Sort: 7 },
    entity: 'material',
  },
  '/api/office/customers/:id': {
    path: async (shop) => {
      // One without the other is refused.
      const peppol = { peppol_scheme: '0190', peppol_id: 'X1' };
      await shop.db.updateTable('customer').set(peppol).where('id', '=', 1001).execute();
      return 'office/customers/1001';
    },
    others: {
      CustomerNumber: '2001',
      Name: 'Ny butik',
      OrganisationNumber: '556016-0680',
      VatNumber: 'SE556016068001',
      Email: 'ny@butik.example',
      Telephone: '08-123 45 67',
      ContactPerson: 'Nils Ny',
      Address1: 'Nygatan 1',
      Address2: 'Box 2',
      ZipCode: '903 26',
      City: 'Umeå',
      CountryCode: 'FI',
      Language: 'en',
      PriceListCode: 'other',
      PaymentDays: 20,
      DiscountPercent: 12.5,
      InvoiceEmail: 'faktura@ny.example',
      PeppolScheme: '0191',
      PeppolId: 'Y2',
      Gln: '7350000000047',
      BuyerReference: 'Kst 12',
      MonthlyInvoice: true,
      PricesOnDeliveryNotes: true,
      ShowAsReseller: true,
      ResellerCity: 'Luleå',
      Blocked: true,
    },
    entity: 'customer',
    follows: { PriceListCode: { CurrencyCode: 'EUR' }, CountryCode: { ZipCode: expect.any(String) } },
  },
  ...keptContent,
  '/api/office/settings': { path: made('office/settings'), others: otherSettings, entity: 'settings' },
  '/api/office/price-lists/:code': {
    path: made('office/price-lists/other'),
    others: { NameSV: 'Ny', NameEN: 'New' },
    entity: 'price-list',
  },
  '/api/office/vat-rates/:id': {
    path: (_shop, office) =>
      create(office, 'office/vat-rates', {
        Code: 'kept',
        Percent: 5,
        ValidFrom: '2020-01-01',
        ValidTo: '2029-12-31',
      }),
    others: { Percent: 7, ValidFrom: '2027-01-01', ValidTo: '2027-12-31' },
    // A rate keeps its code.
    notKept: ['Code'],
    entity: 'vat-rate',
  },
  '/api/office/staff/:id': {
    path: async (shop) => `office/staff/${await addStaff(shop, 'bo@maker.example', 'sales')}`,
    others: {
      Name: 'Bo Ny',
      Email: 'bo.ny@maker.example',
      Role: 'finance',
      Active: false,
      MayPrice: true,
    },
    entity: 'staff',
  },
};

/** What the values of these fields name. */
export async function seedForKept({ db }: TestShop): Promise<void> {
  const named = { id: 1, name_sv: 'Ny', name_en: null };
  await db.insertInto('material').values(named).execute();
  await db
    .insertInto('colour')
    .values({ hex: '#ff0000', ...named })
    .execute();
  const size = { width: 600, height: 400 };
  await db
    .insertInto('image')
    .values([
      { id: 1, file: 'x.jpg', ...size },
      { id: 2, file: 'y.jpg', ...size },
    ])
    .execute();
}

export async function seedPriceList({ db }: TestShop): Promise<void> {
  await db
    .insertInto('price_list')
    .values({ code: 'other', currency_code: 'EUR', name_sv: 'Annan' })
    .execute();
}

/** A row of a register is read in the list of all. */
export async function readKept(office: Client, path: string): Promise<Body> {
  const [, list = '', id] = /^(office\/(?:groups|ways|colours|materials|vat-rates))\/(\d+)$/.exec(path) ?? [];
  if (list === '') return (await office.get(path)).body;
  const { Rows } = (await office.get(list)).body as { Rows: Body[] };
  return Rows.find(({ Id }) => Id === Number(id))!;
}
