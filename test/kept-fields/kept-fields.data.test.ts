import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jsonSchemaOf } from '../src/kit/http/answer-writer.server.ts';
import { addStaff, logInToOfficeAs } from './office.ts';
import { otherArticle, otherSettings } from './security/field-cases.ts';
import { article, wayOfDelivery } from './seed-test-shop.ts';
import { openTestShop, type Client, type TestShop } from './shop.ts';

let shop: TestShop;
let office: Client;
beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop;
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
});
beforeEach(async () => {
  await shop.startOver();
  shop.services.versions.changed();
  await addStaff(shop, 'owner@maker.example', 'owner');
  office = await logInToOfficeAs(shop, 'owner@maker.example');
  await shop.db
    .insertInto('price_list')
    .values({ code: 'other', currency_code: 'EUR', name_sv: 'Annan' })
    .execute();
});
afterAll(() => shop.close());

type Body = Record<string, unknown>;
type Case = {
  /** Makes the thing and returns where it is read and changed. */
  path: () => Promise<string>;
  /** Another value for each field; `Cards.Name` is that of the first card. */
  others: Readonly<Record<string, unknown>>;
  /** Fields of the declaration that are not kept as they are given. */
  notKept?: readonly string[];
  /** What a change is logged as. */
  entity?: string;
  /** A field that changes without anybody's doing, so that what was read before may be sent. */
  unversioned?: string;
  /** What follows from a field. */
  follows?: Readonly<Record<string, Body>>;
  /** What else the log tells of a field. */
  alsoLogged?: Readonly<Record<string, string[]>>;
};

const made = (path: string) => async () => path;
const origin = {
  Photographer: 'Åsa',
  PlaceSV: 'Här',
  PlaceEN: 'Here',
  TakenOn: '2026-05-01',
  LicenceSV: 'Fri',
  LicenceEN: 'Free',
  ArticleNumbers: 'A-1',
};

function inList(name: string, fields: Body): Body {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${name}.${field}`, value]));
}

async function create(path: string, body: Body): Promise<string> {
  const { status, body: saved, text } = await office.post(path, body);
  if (status !== 200) throw new Error(text);
  return `${path}/${saved.Id ?? saved.Code}`;
}

const otherNames = { NameSV: 'Annan', NameEN: 'Other', NameDE: 'Andere' };
const story = {
  PublishAt: '2026-10-01T10:00:00.000Z',
  TitleSV: 'Rubrik',
  TitleEN: 'Title',
  MessageSV: '<p>Text</p>',
  MessageEN: '<p>Words</p>',
  Pictures: [{ ...origin, ImageId: 1, CaptionSV: 'Bild', CaptionEN: 'Picture', ArticleNumbers: '' }],
  CategoryId: 1,
  Place: 'Umeå',
  Url: '',
  ArticleNumber: '',
};
const otherStory = {
  PublishAt: '2026-10-02T10:00:00.000Z',
  TitleSV: 'Annan',
  TitleEN: 'Other',
  MessageSV: '<p>Ny</p>',
  MessageEN: '<p>New</p>',
};
const otherWords = { CaptionSV: 'Annan', CaptionEN: 'Other', ...origin, Photographer: 'Bo', PlaceSV: 'Där' };
const imagesOfStory = inList('Pictures', {
  ...otherWords,
  ImageId: 2,
  PlaceEN: 'There',
  TakenOn: '2026-05-02',
  LicenceSV: 'Ej fri',
  LicenceEN: 'Not free',
});

const mailServer = {
  Host: 'smtp.maker.example',
  Port: 587,
  User: '',
  Password: '',
  From: 'order@maker.example',
  OrdersTo: '',
};

/** Every call that changes a thing of the office as it was read, by its path. */
const cases: Readonly<Record<string, Case>> = {
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
    },
    entity: 'way',
  },
  '/api/office/countries': {
    path: async () => {
      const { Version } = (await office.get('office/countries')).body;
      await office.put('office/countries', { Rows: [{ CountryCode: 'SE', Sort: 1 }], Version });
      return 'office/countries';
    },
    others: inList('Rows', { CountryCode: 'NO', Sort: 4 }),
  },
  '/api/office/mail-server': {
    path: async () => {
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
    path: made('office/customers/1001'),
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
      ShowAsReseller: true,
      ResellerCity: 'Luleå',
      Blocked: true,
    },
    entity: 'customer',
    follows: { PriceListCode: { CurrencyCode: 'EUR' }, CountryCode: { ZipCode: expect.any(String) } },
  },
  '/api/office/press/:kind/:id': {
    path: () => create('office/press/messages', story),
    others: {
      ...otherStory,
      CategoryId: 1002,
      Place: 'Luleå',
      Url: 'https://tidning.example/',
      ...imagesOfStory,
    },
    // Of press articles alone.
    notKept: ['ArticleNumber'],
  },
  '/api/office/press/:kind/:id of an article': {
    path: () => create('office/press/articles', { ...story, CategoryId: 0, Place: '' }),
    others: { ...otherStory, ArticleNumber: 'A-1', ...imagesOfStory },
    notKept: ['CategoryId', 'Place', 'Url'],
  },
  '/api/office/contact-persons': {
    path: async () => {
      const card = {
        name: 'Bo',
        role_sv: 'Säljare',
        role_en: null,
        email: 'bo@maker.example',
        telephone: '08-123',
      };
      await shop.db
        .insertInto('staff_card')
        .values({ ...card, sort: 1 })
        .execute();
      return 'office/contact-persons';
    },
    others: inList('Cards', {
      Name: 'Eva',
      RoleSV: 'Chef',
      RoleEN: 'Head',
      Email: 'eva@maker.example',
      Telephone: '08-456 78 90',
      ImageId: 1,
    }),
    notKept: ['Cards.Id'],
  },
  '/api/office/web-images/:group': {
    path: async () => {
      await office.put('office/web-images/4', {
        Pictures: [
          { Id: null, ImageId: 1, Name: 'a', TextSV: 'Text', TextEN: '', ...origin, ArticleNumbers: '' },
        ],
        Version: (await office.get('office/web-images/4')).body.Version,
      });
      return 'office/web-images/4';
    },
    others: inList('Pictures', {
      ...origin,
      ImageId: 2,
      Name: 'b',
      TextSV: 'Annan',
      TextEN: 'Other',
      Photographer: 'Bo',
      PlaceSV: 'Där',
      PlaceEN: 'There',
      TakenOn: '2026-05-02',
      LicenceSV: 'Ej fri',
      LicenceEN: 'Not free',
    }),
    notKept: ['Pictures.Id'],
  },
  '/api/office/web-texts/:code': {
    path: made('office/web-texts/CookieText'),
    others: { TextSV: '<p>Ny</p>', TextEN: '<p>New</p>' },
    entity: 'web-text',
  },
  '/api/office/words/:code': {
    path: made('office/words/cart.undo'),
    others: { SV: 'Tillbaka', EN: 'Back' },
    entity: 'words',
    follows: { SV: { IsOwn: true }, EN: { IsOwn: true } },
  },
  '/api/office/settings': { path: made('office/settings'), others: otherSettings, entity: 'settings' },
  '/api/office/price-lists/:code': {
    path: made('office/price-lists/other'),
    others: { NameSV: 'Ny', NameEN: 'New' },
    entity: 'price-list',
  },
  '/api/office/vat-rates/:id': {
    path: () =>
      create('office/vat-rates', {
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
    path: async () => `office/staff/${await addStaff(shop, 'bo@maker.example', 'sales')}`,
    others: { Name: 'Bo Ny', Email: 'bo.ny@maker.example', Role: 'finance', Active: false },
    entity: 'staff',
  },
};

/** A row of a register is read in the list of all. */
async function read(path: string): Promise<Body> {
  const [, list = '', id] = /^(office\/(?:groups|ways|colours|materials|vat-rates))\/(\d+)$/.exec(path) ?? [];
  if (list === '') return (await office.get(path)).body;
  const { Rows } = (await office.get(list)).body as { Rows: Body[] };
  return Rows.find(({ Id }) => Id === Number(id))!;
}

function withValue(body: Body, name: string, value: unknown): Body {
  const [field = '', inner] = name.split('.');
  if (inner === undefined) return { ...body, [field]: value };
  const [first, ...others] = body[field] as Body[];
  return { ...body, [field]: [{ ...first, [inner]: value }, ...others] };
}

function withoutVersion({ Version: _version, ...values }: Body): Body {
  return values;
}

describe.each(Object.entries(cases))(
  'PUT %s',
  (call, { path: place, others, entity, unversioned, follows = {}, alsoLogged = {} }) => {
    test('keeps each field that is changed, and no other is changed by it', async () => {
      const path = await place();
      for (const [name, value] of Object.entries(others)) {
        const before = await read(path);
        const sent = withValue({ ...before, QuantityBefore: before['QuantityAvailable'] }, name, value);
        if (before['QuantityAvailable'] === undefined) delete sent['QuantityBefore'];
        const { status, text } = await office.put(path, onlyDeclared(sent, call));
        expect([name, status, status === 200 ? '' : text]).toEqual([name, 200, '']);
        const after = await read(path);
        const expected = { ...withValue(before, name, value), ...follows[name] };
        expect(withoutVersion(after), name).toEqual(withoutVersion(expected));
        if (entity === undefined) continue;
        const { body: log } = await office.get(`office/changes?entity=${entity}&take=1`);
        const [{ Action, Values }] = log.Rows as [{ Action: string; Values: { Name: string }[] }];
        const logged = [name, ...(alsoLogged[name] ?? [])];
        expect([name, Action, Values.map(({ Name }) => Name).sort()]).toEqual([
          name,
          'change',
          logged.sort(),
        ]);
        if (name === unversioned) continue;
        // Another than the one that was read is not changed again by what was read before.
        const stale = await office.put(path, onlyDeclared(sent, call));
        expect([name, stale.status, stale.body.type]).toEqual([name, 409, '/problems/changed-meanwhile']);
      }
    });
  },
);

type Schema = { properties?: Record<string, Schema & { items?: Schema }> };

function declarationOf(call: string): Schema {
  const [path] = call.split(' ');
  const { endpoint } = shop.endpoints.routes.find(
    ({ endpoint: one }) => one.method === 'PUT' && one.path === path,
  )!;
  return jsonSchemaOf(endpoint.input);
}

/** A thing is read with more than it is changed by. */
function onlyDeclared(body: Body, call: string): Body {
  const names = new Set(Object.keys(declarationOf(call).properties ?? {}));
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name)));
}

test('every thing that is changed as it was read is tried, with every field', () => {
  const declared = shop.endpoints.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, path, who, input }) => {
      const names = Object.keys((jsonSchemaOf(input) as Schema).properties ?? {});
      return (
        method === 'PUT' && who === 'staff' && names.includes('Version') && path.startsWith('/api/office/')
      );
    })
    .map(({ path }) => path);
  // A price is read in its list, rows of an order with the order, the checklist with what follows from it; a page has
  // blocks within blocks, and an intake has files.
  const elsewhere = [
    '/api/office/opening',
    '/api/office/opening/lines/:key',
    '/api/office/orders/:id/rows',
    '/api/office/pages/:id',
    '/api/office/picture-intakes/:id',
    '/api/office/price-lists/:code/prices/:articleId/:periodId',
  ];
  const tried = new Set(Object.keys(cases).map((call) => call.split(' ')[0]!));
  expect(declared.sort()).toEqual([...tried, ...elsewhere].sort());
  for (const [call, { others, notKept = [] }] of Object.entries(cases)) {
    const fields = Object.entries(declarationOf(call).properties ?? {}).flatMap(([name, { items }]) =>
      items?.properties ? Object.keys(items.properties).map((inner) => `${name}.${inner}`) : [name],
    );
    const inPath = [...call.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    const left = fields.filter((name) => !['Version', ...inPath, ...notKept].includes(name));
    expect([call, Object.keys(others).sort()]).toEqual([call, left.sort()]);
  }
});
