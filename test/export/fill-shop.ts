import fc from 'fast-check';
import { exactNumberKey } from '../../src/shop/articles/look-up/number-key.ts';
import { colourTable, materialTable } from '../../src/shop/articles/traits/store.server.ts';
import { rateTable } from '../../src/shop/currency-rates/store.server.ts';
import { freightTable } from '../../src/shop/freight/store.server.ts';
import { soldToTable } from '../../src/shop/countries/store.server.ts';
import { vatRateTable } from '../../src/shop/vat-rates/store.server.ts';
import { wayTable } from '../../src/shop/ways-of-delivery/store.server.ts';
import type { Client, TestShop } from '../shop.ts';
import { beginDraws, text, lines, orNull, named, day, ore, beginning, draw, each } from './draw.ts';
import { placeOrders } from './place-orders.ts';

/** Fills the test shop with rows of every kind of file, of all that may stand in them. */
export async function fillShop(shop: TestShop, owner: Client, seed: number): Promise<void> {
  beginDraws(seed);
  for (const table of ['article_colour', 'colour', 'material'] as const)
    await shop.db.deleteFrom(table as never).execute();
  await fillRegisters(shop);
  await fillCatalogue(shop);
  await fillCustomers(shop);
  await placeOrders(shop, owner);
}

async function fillRegisters({ db }: TestShop): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const names = (at: number) => ({
      name_sv: `${draw(text)} ${at}`.trim(),
      name_en: draw(orNull(named)),
      name_de: draw(orNull(named)),
      sort: draw(fc.integer({ min: -9, max: 99 })),
    });
    for (let at = 0; at < 4; at++) {
      await colourTable.insert(trx, {
        ...names(at),
        hex: draw(fc.constantFrom('#b3262a', '#000000', '#abcdef')),
      });
      await materialTable.insert(trx, names(at));
      await wayTable.insert(trx, {
        ...names(at),
        active: draw(fc.boolean()),
        tracking_url_template: draw(orNull(fc.constant('https://a.example/?{consignmentId}&x=1;'))),
        countries: draw(fc.constantFrom([], ['SE'], ['DE', 'NO', 'SE'])),
        collected: draw(fc.boolean()),
        transport_days: draw(fc.integer({ min: 0, max: 30 })),
        carrier_account: draw(fc.boolean()),
        incoterms: draw(fc.constantFrom('', 'DAP', 'FCA')),
        incoterms_place: draw(fc.constantFrom('', 'Oslo')),
        parcel_pattern: draw(fc.constantFrom('', 'S10', 'SSCC AA#########SE')),
      });
    }
    for (const currency_code of ['EUR', 'NOK'])
      for (const day of ['2026-10-14', '2026-10-01'])
        await rateTable.insert(trx, {
          currency_code,
          day,
          rate: draw(fc.integer({ min: 1, max: 99_999_999 })),
        });
    const [way] = await wayTable.read(trx);
    for (const [country_code, zone] of [
      [null, null],
      ['NO', null],
      ['SE', '96000-98499'],
      [null, '10000-19999'],
    ] as const)
      for (const up_to_weight_g of [null, 500, 20_000])
        await freightTable.insert(trx, {
          way_of_delivery_id: way!.id,
          country_code,
          zone,
          currency_code: draw(fc.constantFrom('SEK', 'NOK')),
          up_to_weight_g,
          fee: draw(fc.integer({ min: 0, max: 99_999 })),
          free_from: draw(orNull(fc.integer({ min: 0, max: 999_999 }))),
        });
    for (const country_code of ['SE', 'NO', 'DE'])
      await soldToTable.insert(trx, { country_code, sort: draw(fc.integer({ min: 1, max: 9 })) });
    await vatRateTable.insert(trx, { code: '=06', percent: 6, valid_from: '2027-01-01', valid_to: null });
    await vatRateTable.insert(trx, { code: '=06', percent: 12, valid_from: null, valid_to: '2026-12-31' });
  });
}

async function fillCatalogue({ db }: TestShop): Promise<void> {
  const groups = [101, 99, 57, 100];
  await db
    .insertInto('product_group')
    .values(
      groups.map((id, at) => ({
        id,
        parent_id: groups[at - 1] ?? null,
        name_sv: draw(named),
        name_en: draw(orNull(named)),
        require_login: draw(fc.boolean()),
        sort: draw(fc.integer({ min: -5, max: 5 })),
      })),
    )
    .execute();
  const colours = (await db.selectFrom('colour').select('id').execute()).map(({ id }) => id);
  const materials = (await db.selectFrom('material').select('id').execute()).map(({ id }) => id);
  const millimetres = orNull(fc.integer({ min: 0, max: 90_000 }));
  const rows = each(40, (at) => {
    const quantity_ordered = draw(fc.constantFrom(0, 0, 1_500, 7));
    return {
      id: 1_000 - at,
      article_number: `${draw(beginning)}${100 + at}`,
      name_sv: draw(named),
      name_en: draw(orNull(named)),
      description_sv: draw(lines),
      description_en: draw(orNull(lines)),
      care_sv: draw(lines).slice(0, 2_000).trim(),
      care_en: draw(orNull(text)),
      product_group_id: draw(fc.constantFrom(1, ...groups)),
      material_id: draw(orNull(fc.constantFrom(...materials))),
      vat_code: draw(fc.constantFrom('25', 'food', '=06', '0')),
      ean: draw(fc.constantFrom(null, '7350000000023', '0012345678905')),
      quantity_per_package: draw(fc.integer({ min: 1, max: 2_500 })),
      box_width_mm: draw(millimetres),
      box_height_mm: draw(millimetres),
      box_depth_mm: draw(millimetres),
      weight_g: draw(orNull(fc.constantFrom(1, 250, 1_000, 1_255, 12_500, 1_234_567))),
      country_of_origin: draw(orNull(fc.constantFrom('SE', 'PT'))),
      hs_code: draw(orNull(fc.constantFrom('0012345678', '691110'))),
      shelf: draw(fc.constantFrom('', 'A-2', '12-04-2', '0012', '=A1')),
      news: draw(fc.boolean()),
      season_news: draw(fc.boolean()),
      no_article_stock: draw(fc.boolean()),
      active: draw(fc.boolean()),
      quantity_available: draw(fc.integer({ min: -1_500, max: 150_000 })),
      quantity_ordered,
      estimated_delivery_date: quantity_ordered === 0 ? null : draw(orNull(day)),
    };
  });
  await db.insertInto('article').values(rows).execute();
  await db
    .insertInto('article_colour')
    .values(
      rows
        .filter(() => draw(fc.boolean()))
        .map(({ id }) => ({ article_id: id, colour_id: draw(fc.constantFrom(...colours)) })),
    )
    .execute();
  await db.insertInto('price_list').values({ code: '=EUR', currency_code: 'EUR' }).execute();
  // A catalogue is free of charge.
  const price = fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 9, arbitrary: ore });
  const priced = rows.filter(({ active }, at) => active && at % 4 > 0);
  for (const price_list_code of ['standard', '=EUR'])
    await db
      .insertInto('price')
      .values(
        priced.map(({ id }) => ({
          price_list_code,
          article_id: id,
          price: draw(price),
          regular_price: draw(orNull(ore)),
          recommended_price: draw(orNull(ore)),
        })),
      )
      .execute();
  const timed = (valid_from: string | null, valid_to: string | null) => ({
    valid_from,
    valid_to,
    price_list_code: 'standard',
    price: draw(price),
    regular_price: draw(orNull(ore)),
    recommended_price: draw(orNull(ore)),
  });
  await db
    .insertInto('timed_price')
    .values(
      priced
        .slice(0, 9)
        .flatMap(({ id }) =>
          [timed(null, '2026-10-20'), timed('2027-01-01', '2027-01-31'), timed('2027-03-01', null)].map(
            (one) => ({ ...one, article_id: id }),
          ),
        ),
    )
    .execute();
  // A price that is a krona higher is still below that of the smaller step.
  const steps = [
    { min_qty: 7, price: 9_001, valid_from: null, valid_to: null },
    { min_qty: 24, price: 8_250, valid_from: null, valid_to: '2027-02-01' },
    { min_qty: 24, price: 8_000, valid_from: '2027-02-02', valid_to: null },
    { min_qty: 100_000, price: 1, valid_from: '2026-01-01', valid_to: null },
  ];
  await db
    .insertInto('price_step')
    .values(
      ['standard', '=EUR'].flatMap((price_list_code) =>
        priced
          .slice(4, 12)
          .flatMap(({ id }) => steps.map((step) => ({ ...step, price_list_code, article_id: id }))),
      ),
    )
    .execute();
}

async function fillCustomers({ db }: TestShop): Promise<void> {
  const { password_hash } = await db
    .selectFrom('customer')
    .select('password_hash')
    .where('id', '=', 1001)
    .executeTakeFirstOrThrow();
  const rows = each(20, (at) => ({
    id: 1_900 - at,
    customer_number: `${draw(beginning)}${300 + at}`,
    name: draw(named),
    organisation_number: draw(fc.constantFrom(null, '=556703', '0012345678')),
    vat_number: draw(fc.constantFrom(null, 'SE556703748501', 'DE123456789')),
    email: draw(fc.constantFrom('', "o'hara+x@butik.example")),
    telephone: draw(fc.constantFrom('', '+46 70 123 45 67', '070-123 45 67')),
    contact_person: draw(text),
    invoice_address1: draw(text),
    invoice_address2: draw(text),
    ...draw(
      fc.constantFrom(
        { invoice_country_code: 'SE', invoice_zip_code: '01418' },
        { invoice_country_code: 'NO', invoice_zip_code: '0150' },
        { invoice_country_code: 'GB', invoice_zip_code: 'SW1A 1AA' },
      ),
    ),
    invoice_city: draw(text),
    language: draw(fc.constantFrom('sv', 'en')),
    ...draw(
      fc.constantFrom(
        { price_list_code: 'standard', currency_code: 'SEK' },
        { price_list_code: '=EUR', currency_code: 'EUR' },
        { price_list_code: 'standard', currency_code: 'NOK' },
      ),
    ),
    payment_days: draw(fc.integer({ min: 0, max: 90 })),
    ...draw(
      fc.constantFrom(
        {},
        { invoice_email: 'faktura@butik.example', peppol_scheme: '0007', peppol_id: '5560160680' },
        { gln: '7350000000023', peppol_scheme: '0088', peppol_id: '7350000000023' },
      ),
    ),
    buyer_reference: draw(text),
    discount_basis_points: draw(fc.integer({ min: 0, max: 10_000 })),
    blocked: draw(fc.boolean()),
    show_as_reseller: draw(fc.boolean()),
    reseller_city: draw(orNull(named)),
    password_hash,
  }));
  await db.insertInto('customer').values(rows).execute();
  const addresses = rows.slice(0, 12).flatMap(({ id }, at) =>
    ['Butik', `=Lager ${at}`, 'Butik'].map((name, place) => ({
      customer_id: id,
      name,
      address1: `${draw(named)} ${place}`,
      address2: draw(text),
      zip_code: '01418',
      city: draw(named),
      country_code: 'SE',
      contact_person: draw(text),
      is_default: place === 1,
      gln: draw(fc.constantFrom(null, '0012345678905')),
    })),
  );
  const twin = { ...addresses[0]!, is_default: false };
  await db
    .insertInto('delivery_address')
    .values([...addresses, twin])
    .execute();
  await db
    .insertInto('own_number')
    .values(
      rows.map(({ id }, at) =>
        ownNumber(`${draw(beginning)}Z${at}`, {
          customer_id: id,
          article_id: 1_000 - (at % 40),
          changed_at: new Date('2026-10-01'),
        }),
      ),
    )
    .execute();
}

function ownNumber<More extends object>(own_number: string, more: More) {
  return { own_number, number_key: exactNumberKey(own_number), ...more };
}
