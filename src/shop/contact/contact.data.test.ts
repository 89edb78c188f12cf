import { afterAll, beforeAll, expect, test } from 'vitest';
import { aVisitor, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let visitor: Client;

beforeAll(async () => {
  shop = await openTestShop();
  visitor = aVisitor(shop);
  const image = {
    width: 10,
    height: 10,
    caption_en: null,
    licence_en: null,
    place_en: null,
    taken_on: null,
  };
  await shop.db
    .insertInto('image')
    .values([{ ...image, id: 7, file: 'photos/britta.jpg' }])
    .execute();
  const card = { role_en: null, telephone: '08-465 004 00', image_id: null };
  await shop.db
    .insertInto('staff_card')
    .values([
      { ...card, id: 1, name: 'Håkan', role_sv: 'Försäljning', email: 'h@maker.example', sort: 2 },
      {
        ...card,
        id: 2,
        name: 'Britta',
        role_sv: 'Kundservice',
        role_en: 'Customer service',
        email: 'b@maker.example',
        sort: 1,
        image_id: 7,
      },
    ])
    .execute();
  await shop.services.versions.changed();
});
afterAll(() => shop.close());

test("the people to contact come in the maker's order, in the language asked for or else in Swedish", async () => {
  const { status, body } = await visitor.get('staff?languageCode=en');
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      Id: 2,
      Name: 'Britta',
      Role: 'Customer service',
      Email: 'b@maker.example',
      Telephone: '08-465 004 00',
      ImageId: 7,
    },
    {
      Id: 1,
      Name: 'Håkan',
      Role: 'Försäljning',
      Email: 'h@maker.example',
      Telephone: '08-465 004 00',
      ImageId: null,
    },
  ]);
  expect((await visitor.get('staff?languageCode=sv')).body[0].Role).toBe('Kundservice');
});

test('a portrait is there for everybody for as long as a card shows it', async () => {
  const { staff } = shop.endpoints;
  const nobody = { kind: 'visitor' } as const;
  expect(await staff.showsImage(nobody, 7)).toBe(true);
  expect(await staff.showsImage(nobody, 8)).toBe(false);
  await shop.db.updateTable('staff_card').set({ image_id: null }).where('id', '=', 2).execute();
  await shop.services.versions.changed();
  expect(await staff.showsImage(nobody, 7)).toBe(false);
});

test('a shop without any has an empty list', async () => {
  await shop.db.deleteFrom('staff_card').execute();
  await shop.services.versions.changed();
  expect((await visitor.get('staff')).body).toEqual([]);
});
