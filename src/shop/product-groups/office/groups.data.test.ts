import { expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import { aVisitor, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
eachInOffice('content', (opened) => {
  ({ shop, office } = opened);
});

type Group = { Id: number; ParentId: number | null; NameSV: string; ImageId: number | null; Version: string };

const plain = { NameEN: '', RequireLogin: false, ImageId: null };

async function groups(): Promise<Group[]> {
  return (await office.get('office/groups')).body.Rows;
}

async function make(NameSV: string, ParentId: number | null = null): Promise<Group> {
  const made = await office.post('office/groups', { NameSV, ...plain, ParentId });
  return made.body;
}

const namesInShop = async (): Promise<string[]> =>
  (await aVisitor(shop).get('ProductGroups')).body.map(({ Name }: { Name: string }) => Name);

test('a group that is made, named anew or hidden is so in the shop at once', async () => {
  const made = await make('Skålar');
  expect(await namesInShop()).toContain('Skålar');
  const values = { ...plain, NameSV: 'Fat', NameEN: 'Plates', Version: made.Version };
  const renamed = await office.put(`office/groups/${made.Id}`, values);
  expect(await namesInShop()).toContain('Fat');
  const hidden = { ...values, RequireLogin: true, Version: renamed.body.Version };
  expect((await office.put(`office/groups/${made.Id}`, hidden)).status).toBe(200);
  expect(await namesInShop()).not.toContain('Fat');
});

test('the second of two who edit a group is told', async () => {
  const { Id, Version } = await make('Skålar');
  const values = { ...plain, Version };
  expect((await office.put(`office/groups/${Id}`, { ...values, NameSV: 'Fat' })).status).toBe(200);
  const second = await office.put(`office/groups/${Id}`, { ...values, NameSV: 'Koppar' });
  expect(second.body.type).toBe('/problems/changed-meanwhile');
  expect(await namesInShop()).toContain('Fat');
});

test('a group is moved with all below it, but never into itself', async () => {
  const outer = await make('Ytterst');
  const inner = await make('Inre', outer.Id);
  const deep = await make('Innerst', inner.Id);
  const moved = await office.put(`office/groups/${inner.Id}/place`, { ParentId: 1, Place: 0 });
  expect(moved.status).toBe(200);
  expect(await groups()).toContainEqual(expect.objectContaining({ Id: inner.Id, ParentId: 1 }));
  expect(await groups()).toContainEqual(expect.objectContaining({ Id: deep.Id, ParentId: inner.Id }));
  for (const ParentId of [inner.Id, deep.Id]) {
    const refused = await office.put(`office/groups/${inner.Id}/place`, { ParentId, Place: 0 });
    expect(refused.status).toBe(409);
  }
});

test('groups beside each other stand in the order they were put in', async () => {
  const [first, second] = [await make('Ett'), await make('Två')];
  await office.put(`office/groups/${second.Id}/place`, { ParentId: null, Place: 0 });
  expect((await groups())[0]?.Id).toBe(second.Id);
  await office.put(`office/groups/${first.Id}/place`, { ParentId: null, Place: 1 });
  expect((await groups()).map(({ Id }) => Id).slice(0, 2)).toEqual([second.Id, first.Id]);
});

test('a group with articles or groups in it is not deleted, and one is told what it holds', async () => {
  const refused = await office.delete('office/groups/1');
  expect(refused.body).toMatchObject({ status: 409, type: '/problems/in-use' });
  expect(refused.body.detail).toMatch(/^Används i: 7 artiklar\. /);
  const outer = await make('Ytterst');
  const inner = await make('Inre', outer.Id);
  expect((await office.delete(`office/groups/${outer.Id}`)).body.detail).toMatch(/undergrupperna Inre/);
  expect((await office.delete(`office/groups/${inner.Id}`)).status).toBe(204);
  expect((await office.delete(`office/groups/${outer.Id}`)).status).toBe(204);
});

async function addImage(file: string): Promise<number> {
  const row = { file, width: 900, height: 600, caption_sv: 'Ur pressrummet', caption_en: null };
  const { id } = await shop.db.insertInto('image').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

const imageInShop = async (id: number, language = 'sv') => {
  const { body } = await aVisitor(shop).get(`ProductGroups?languageCode=${language}`);
  return body.find(({ ProductGroupId }: { ProductGroupId: number }) => ProductGroupId === id).Picture;
};

test('a picture that is chosen for a group is told with its own words, until it is taken away', async () => {
  const { Id, Version } = await make('Skålar');
  expect(await imageInShop(Id)).toBeUndefined();
  const ImageId = await addImage('photos/bowls.jpg');
  const words = { ImageTextSV: 'Skålar på rad.', ImageTextEN: 'Bowls in a row.' };
  const values = { NameSV: 'Skålar', ...plain, ImageId, ...words };
  const chosen = await office.put(`office/groups/${Id}`, { ...values, Version });
  expect(chosen.body).toMatchObject({ ImageId, ...words });
  expect(await imageInShop(Id)).toEqual({ ImageId, Text: 'Skålar på rad.' });
  expect(await imageInShop(Id, 'en')).toEqual({ ImageId, Text: 'Bowls in a row.' });

  const swedish = { ...values, ImageTextEN: '', Version: chosen.body.Version };
  const { body } = await office.put(`office/groups/${Id}`, swedish);
  expect(await imageInShop(Id, 'en')).toEqual({ ImageId, Text: 'Skålar på rad.', ShownIn: { Text: 'sv' } });

  const away = await office.put(`office/groups/${Id}`, { ...values, ImageId: null, Version: body.Version });
  expect(away.body).toMatchObject({ ImageId: null, ImageTextSV: '', ImageTextEN: '' });
  expect(await imageInShop(Id)).toBeUndefined();
});

test('the change log tells of a group’s picture and its words', async () => {
  const { Id, Version } = await make('Skålar');
  const ImageId = await addImage('photos/told.jpg');
  const values = { NameSV: 'Skålar', ...plain, ImageId, ImageTextSV: 'På rad.', Version };
  await office.put(`office/groups/${Id}`, values);
  const { body } = await office.get(`office/changes?entity=product-group&entityId=${Id}`);
  expect(body.Rows[0].Values).toEqual([
    { Name: 'ImageId', Before: null, After: String(ImageId) },
    { Name: 'ImageTextSV', Before: '', After: 'På rad.' },
  ]);
});

test('a picture that is not there is refused, for a new group too', async () => {
  const { Id, Version } = await make('Skålar');
  const values = { NameSV: 'Skålar', ...plain, ImageId: 999_999 };
  for (const { status, body } of [
    await office.put(`office/groups/${Id}`, { ...values, Version }),
    await office.post('office/groups', { ...values, ParentId: null }),
  ])
    expect([status, body.errors]).toMatchObject([400, [{ field: 'ImageId', rule: 'match' }]]);
  expect((await groups()).find((group) => group.Id === Id)?.ImageId).toBeNull();
});
