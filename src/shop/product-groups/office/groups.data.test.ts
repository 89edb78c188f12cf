import { expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import { aVisitor } from '../../../../test/shop.ts';
import type { Client, TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
eachInOffice('content', (opened) => {
  ({ shop, office } = opened);
});

type Group = { Id: number; ParentId: number | null; NameSV: string; Version: string };

async function groups(): Promise<Group[]> {
  return (await office.get('office/groups')).body.Rows;
}

async function make(NameSV: string, ParentId: number | null = null): Promise<Group> {
  const made = await office.post('office/groups', { NameSV, NameEN: '', RequireLogin: false, ParentId });
  return made.body;
}

const namesInShop = async (): Promise<string[]> =>
  (await aVisitor(shop).get('ProductGroups')).body.map(({ Name }: { Name: string }) => Name);

test('a group that is made, named anew or hidden is so in the shop at once', async () => {
  const made = await make('Skålar');
  expect(await namesInShop()).toContain('Skålar');
  const values = { NameSV: 'Fat', NameEN: 'Plates', RequireLogin: false, Version: made.Version };
  const renamed = await office.put(`office/groups/${made.Id}`, values);
  expect(await namesInShop()).toContain('Fat');
  const hidden = { ...values, RequireLogin: true, Version: renamed.body.Version };
  expect((await office.put(`office/groups/${made.Id}`, hidden)).status).toBe(200);
  expect(await namesInShop()).not.toContain('Fat');
});

test('the second of two who edit a group is told', async () => {
  const { Id, Version } = await make('Skålar');
  const values = { NameEN: '', RequireLogin: false, Version };
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
