import { ok } from '../opening/first-owner.ts';
import { article } from '../seed-test-shop.ts';
import { sendFile, type ReadWorld } from './read-world.ts';

/** Colours, materials, prices for a time, in euro and by quantity, groups, freight and rates. */
export async function liveWithGoods({ shop, clients: { owner } }: ReadWorld): Promise<void> {
  const prices = { 1: 4990, 2: 12_000, 3: 5050, 4: 8_900, 6: 1_000, 7: 5_000, 8: 10 };
  await shop.db
    .insertInto('price')
    .values(
      Object.entries(prices).map(([id, price]) => ({
        price_list_code: 'standard',
        article_id: Number(id),
        price,
      })),
    )
    .execute();
  await shop.services.versions.changed();
  const blue = await ok(
    owner.post('office/colours', { NameSV: 'Koboltblå', NameEN: 'Cobalt', Hex: '#0047AB' }),
  );
  const red = await ok(
    owner.post('office/colours', { NameSV: 'Röd', NameEN: '', NameDE: 'Rot', Hex: '#AA0000', Sort: 1 }),
  );
  const clay = await ok(owner.post('office/materials', { NameSV: 'Stengods', NameEN: 'Stoneware' }));
  await ok(owner.post('office/materials', { NameSV: 'Ull', NameEN: '', NameDE: 'Wolle' }));
  const group = { RequireLogin: false, ImageId: null, ImageTextSV: '', ImageTextEN: '' };
  await ok(
    owner.post('office/groups', { ...group, NameSV: 'Små muggar', NameEN: 'Small mugs', ParentId: 1 }),
  );
  const { Id: vases } = await ok(
    owner.post('office/groups', { ...group, NameSV: 'Vaser', NameEN: '', ParentId: null }),
  );
  await changeArticle(owner, article.mug, {
    MaterialId: clay.Id,
    ColourIds: [red.Id, blue.Id],
    RegularPrice: 59.9,
    BoxWidthMm: 90,
    BoxHeightMm: 110,
    BoxDepthMm: 95,
    WeightG: 430,
    CountryOfOrigin: 'PT',
    HsCode: '69120025',
    CareSV: 'Tål maskindisk.',
    CareEN: 'Dishwasher safe.',
    News: true,
    Shelf: 'B 2:4',
  });
  await changeArticle(owner, 103, { ProductGroupId: vases, SeasonNews: true, NameEN: '', VatCode: '12' });
  await changeArticle(owner, 104, { ColourIds: [blue.Id], EAN: '7350000000023', QuantityPerPackage: 4 });
  await livePrices({ owner });
  const version = (await ok(owner.get('office/freight'))).Version;
  await ok(
    owner.put('office/freight', {
      Version: version,
      Freight: [
        {
          WayOfDeliveryId: 1,
          CountryCode: 'SE',
          CurrencyCode: 'SEK',
          UpToWeight: 5,
          Fee: 89,
          FreeFrom: 3000,
        },
        { WayOfDeliveryId: 1, CountryCode: 'SE', CurrencyCode: 'SEK', Fee: 149, FreeFrom: 3000 },
        { WayOfDeliveryId: 1, CountryCode: 'DE', CurrencyCode: 'EUR', Fee: 19.5 },
      ],
      Minimum: [
        { CountryCode: 'SE', CurrencyCode: 'SEK', Amount: 500, SmallOrderFee: 75 },
        { CurrencyCode: 'EUR', Amount: 100 },
      ],
    }),
  );
  const { Version } = await ok(owner.get('office/countries'));
  const Rows = ['NO', 'SE', 'DE'].map((CountryCode, Sort) => ({ CountryCode, Sort }));
  await ok(owner.put('office/countries', { Version, Rows }));
  await ok(owner.put('office/reference-rates', { Rows: [{ From: '2026-07-01', Percent: 2.25 }] }));
  await ok(owner.put('office/rates', { Rows: [{ CurrencyCode: 'EUR', Day: '2026-10-13', Rate: 11.4275 }] }));
  await sendFile(owner, 'stock', ['article_no;quantity', 'A-2;17', 'K-108;0', 'SAKNAS;3']).catch(
    () => undefined,
  );
}

async function livePrices({ owner }: { owner: ReadWorld['clients']['owner'] }): Promise<void> {
  const list = (Code: string, NameSV: string, NameEN: string, CurrencyCode: string) =>
    ok(owner.post('office/price-lists', { Code, NameSV, NameEN, CurrencyCode }));
  await list('eu', 'Europa', 'Europe', 'EUR');
  await list('kedja', 'Kedjor', '', 'SEK');
  const price = (code: string, more: object) =>
    ok(
      owner.post(`office/price-lists/${code}/prices`, {
        RegularPrice: null,
        ValidFrom: '',
        ValidTo: '',
        ...more,
      }),
    );
  await price('eu', { ArticleNumber: 'A-1', Price: 4.95, RecommendedPrice: 12.5 });
  await price('eu', { ArticleNumber: 'K-100', Price: 9.5, RegularPrice: 11 });
  await price('kedja', { ArticleNumber: 'A-2', Price: 99.5, ValidFrom: '2026-11-01', ValidTo: '2026-12-24' });
  await price('standard', {
    ArticleNumber: 'A-1',
    Price: 39.9,
    ValidFrom: '2026-10-12',
    ValidTo: '2026-10-31',
  });
  await price('standard', { ArticleNumber: 'A-2', Price: 125, ValidFrom: '2027-01-01' });
  await price('standard', {
    ArticleNumber: 'K-103',
    Price: 70,
    ValidFrom: '2026-09-01',
    ValidTo: '2026-09-30',
  });
  const step = (code: string, ArticleNumber: string, Quantity: number, Price: number, from = '') =>
    ok(
      owner.post(`office/price-lists/${code}/steps`, {
        ArticleNumber,
        Quantity,
        Price,
        ValidFrom: from,
        ValidTo: '',
      }),
    );
  await step('standard', 'A-1', 24, 35);
  await step('standard', 'A-1', 60, 31.5, '2026-12-01');
  await step('eu', 'K-100', 10, 8.75);
}

async function changeArticle(owner: ReadWorld['clients']['owner'], id: number, more: object): Promise<void> {
  const now = await ok(owner.get(`office/articles/${id}`));
  await ok(owner.put(`office/articles/${id}`, { ...now, QuantityBefore: now.QuantityAvailable, ...more }));
}
