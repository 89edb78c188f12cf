import { expect, test } from 'vitest';
import { article } from '../../../../test/seed-test-shop.ts';
import { eachInOffice } from '../../../../test/office.ts';
import type { Client } from '../../../../test/shop.ts';
import type { LoggedChange } from './contract.ts';

let office: Client;
eachInOffice('owner', async (opened) => {
  ({ office } = opened);
});

async function last(entity: string): Promise<LoggedChange> {
  return (await office.get(`office/changes?entity=${entity}`)).body.Rows[0];
}

test('things are called by the numbers and names that people know, also when a file made them', async () => {
  const mug = (await office.get(`office/articles/${article.mug}`)).body;
  const changed = { ...mug, QuantityBefore: mug.QuantityAvailable, NameSV: 'Kopp' };
  expect((await office.put(`office/articles/${article.mug}`, changed)).status).toBe(200);
  expect(await last('article')).toMatchObject({ EntityId: String(article.mug), Title: mug.ArticleNumber });

  const [{ Id }] = (await office.get('office/customers')).body.Rows;
  const customer = (await office.get(`office/customers/${Id}`)).body;
  expect((await office.put(`office/customers/${Id}`, { ...customer, Name: 'Hemma AB' })).status).toBe(200);
  expect(await last('customer')).toMatchObject({ EntityId: String(Id), Title: customer.CustomerNumber });
});

test('what is gone is called as it was called last', async () => {
  const names = { NameSV: 'Cykelbud', NameEN: 'Bike', NameDE: 'Fahrrad' };
  const way = {
    ...names,
    Active: true,
    TrackingTemplate: '',
    Countries: [],
    Collected: false,
    TransportDays: 1,
  };
  const made = await office.post('office/ways', way);
  expect(made.status).toBe(200);
  expect((await office.delete(`office/ways/${made.body.Id}`)).status).toBe(204);
  expect(await last('way')).toMatchObject({ Action: 'delete', Title: 'Cykelbud' });
});
