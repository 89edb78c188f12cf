import { expect, test } from 'vitest';
import { addImage, addStaff, logInToOfficeAs, eachInOffice } from '../../../test/office.ts';
import { aVisitor, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let office: Client;
let visitor: Client;
eachInOffice('content', (opened) => {
  ({ shop, office } = opened);
  visitor = aVisitor(shop);
});

const storedImage = () => addImage(shop, office);

function person(Name: string, more: object = {}) {
  return {
    Id: null,
    Name,
    RoleSV: 'Säljare',
    RoleEN: 'Sales',
    Email: `${Name}@maker.example`,
    Telephone: '08-123 456',
    ImageId: null,
    ...more,
  };
}

test('contact persons are seen at once, in their order and with their portrait, and keep their numbers', async () => {
  const ImageId = await storedImage();
  const empty = (await office.get('office/contact-persons')).body;
  const two = { Cards: [person('bo'), person('ada', { ImageId })], Version: empty.Version };
  const { body } = await office.put('office/contact-persons', two);
  const names = async () =>
    (await visitor.get('staff?languageCode=en')).body.map(({ Name }: { Name: string }) => Name);
  expect(await names()).toEqual(['bo', 'ada']);
  expect((await visitor.get(`ArticleImage/${ImageId}`)).status).toBe(200);
  const [bo, ada] = body.Cards;
  const turned = { Cards: [ada, { ...bo, RoleEN: 'Export' }], Version: body.Version };
  const saved = (await office.put('office/contact-persons', turned)).body;
  expect(saved.Cards.map(({ Id }: { Id: number }) => Id)).toEqual([ada.Id, bo.Id]);
  expect((await visitor.get('staff?languageCode=en')).body).toMatchObject([{}, { Role: 'Export' }]);
  const alone = { Cards: [saved.Cards[1]], Version: saved.Version };
  expect((await office.put('office/contact-persons', alone)).status).toBe(200);
  expect(await names()).toEqual(['bo']);
  expect((await visitor.get(`ArticleImage/${ImageId}`)).status).toBe(404);
  const { Rows } = (await office.get(`office/changes?entity=staff-card&entityId=${ada.Id}`)).body;
  expect(Rows.map(({ Action }: { Action: string }) => Action)).toEqual(['delete', 'change', 'create']);
});

test.each([
  ['no name', { Name: '' }, 'Cards.Name', 'required'],
  ['an address that is none', { Email: 'bo' }, 'Cards.Email', 'email'],
  ['a portrait that is not there', { ImageId: 999_999 }, 'Cards', 'match'],
])('a contact person with %s is refused, and nothing is saved', async (_what, more, field, rule) => {
  const before = (await office.get('office/contact-persons')).body;
  const refused = await office.put('office/contact-persons', {
    Cards: [...before.Cards, person('bo'), person('ada', more)],
    Version: before.Version,
  });
  expect(refused.body.errors).toMatchObject([{ field, rule }]);
  expect((await office.get('office/contact-persons')).body).toEqual(before);
});

test('the web images of a group are seen at once in their order, and another group is left alone', async () => {
  const [one, two] = [await storedImage(), await storedImage()];
  const words = { Id: null, Name: '', TextSV: 'Ett', TextEN: 'One' };
  const path = 'office/web-images/4';
  const empty = (await office.get(path)).body;
  const { body } = await office.put(path, {
    Pictures: [
      { ...words, ImageId: one },
      { ...words, ImageId: two, TextSV: 'Två' },
    ],
    Version: empty.Version,
  });
  const [first, second] = body.Pictures;
  expect((await visitor.get('webimages/4?languageCode=sv')).body).toMatchObject([
    { Id: first.Id, Text: 'Ett', Sort: 1 },
    { Id: second.Id, Text: 'Två', Sort: 2 },
  ]);
  expect((await visitor.get(`WebImage/${first.Id}`)).status).toBe(200);
  const stale = await office.put(path, { Pictures: [], Version: empty.Version });
  expect(stale.body.type).toBe('/problems/changed-meanwhile');
  const other = (await office.get('office/web-images/3')).body;
  const stolen = await office.put('office/web-images/3', { Pictures: [first], Version: other.Version });
  expect(stolen.body.Pictures[0].Id).not.toBe(first.Id);
  expect((await visitor.get('webimages/4')).body).toHaveLength(2);
  const turned = await office.put(path, { Pictures: [second], Version: body.Version });
  expect(turned.body.Pictures).toMatchObject([{ Id: second.Id }]);
  expect((await visitor.get(`WebImage/${first.Id}`)).status).toBe(404);
  expect((await office.get('office/web-images/99999')).status).toBe(404);
  const now = (await office.get(path)).body;
  const gone = { Pictures: [{ ...words, ImageId: two + 1_000 }], Version: now.Version };
  const refused = await office.put(path, gone);
  expect([refused.status, refused.body.errors]).toMatchObject([400, [{ field: 'Pictures', rule: 'match' }]]);
  expect((await office.get(path)).body).toEqual(now);
});

test('who took a web image, and what it may be used for, is told with it', async () => {
  const ImageId = await storedImage();
  const path = 'office/web-images/4';
  const origin = {
    Photographer: 'Lo Ek',
    PlaceSV: 'Göteborg',
    PlaceEN: 'Gothenburg',
    TakenOn: '2026-05-02',
    LicenceSV: 'Fri att använda',
    LicenceEN: 'Free to use',
    ArticleNumbers: 'A-1',
  };
  await shop.db
    .updateTable('image')
    .set({ caption_sv: 'Pressens bildtext' })
    .where('id', '=', ImageId)
    .execute();
  const image = { Id: null, ImageId, Name: '', TextSV: 'Ett', TextEN: '', ...origin };
  const empty = (await office.get(path)).body;
  const { body } = await office.put(path, { Pictures: [image], Version: empty.Version });
  expect(body.Pictures).toMatchObject([origin]);
  const stored = await shop.db.selectFrom('image').selectAll().where('id', '=', ImageId).executeTakeFirst();
  expect(stored).toMatchObject({
    photographer: 'Lo Ek',
    taken_on: '2026-05-02',
    place_en: 'Gothenburg',
    licence_sv: 'Fri att använda',
    caption_sv: 'Pressens bildtext',
  });
  const [saved] = body.Pictures;
  const wrong = { Pictures: [{ ...saved, TakenOn: '2026-02-30' }], Version: body.Version };
  expect((await office.put(path, wrong)).body.errors).toMatchObject([{ field: 'Pictures.TakenOn' }]);
  const unknown = { Pictures: [{ ...saved, ArticleNumbers: 'Z-9' }], Version: body.Version };
  expect((await office.put(path, unknown)).body.errors).toMatchObject([{ field: 'Pictures.ArticleNumbers' }]);
  await office.put(path, { Pictures: [{ ...saved, Photographer: '' }], Version: body.Version });
  expect((await office.get(path)).body.Pictures).toMatchObject([{ Photographer: '', PlaceSV: 'Göteborg' }]);
});

test('sales may neither read nor change them', async () => {
  await addStaff(shop, 'sales@maker.example', 'sales');
  const sales = await logInToOfficeAs(shop, 'sales@maker.example');
  for (const path of ['office/contact-persons', 'office/web-images/4']) {
    expect((await sales.get(path)).status).toBe(404);
    expect((await sales.put(path, {})).status).toBe(403);
  }
});
