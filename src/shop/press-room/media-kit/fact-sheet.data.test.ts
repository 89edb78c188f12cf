import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.db
    .insertInto('web_text')
    .values({
      position: 'AboutPress',
      text_sv: `<h2>Om Åkerö</h2><p>Grundat 1987.</p>${'<ul><li>En bricka till</li></ul>'.repeat(60)}`,
      text_en: '<h2>About Åkerö</h2><p>Founded in 1987.</p>',
    })
    .execute();
  await shop.services.versions.changed();
});
afterAll(() => shop.close());

const get = (language: string) =>
  shop.http.inject({ url: `/api/PressFactSheet.pdf?languageCode=${language}`, cookies: {} });

test('the fact sheet is a PDF in the language that is asked for, on as many pages as it takes', async () => {
  const swedish = await get('sv');
  expect([swedish.statusCode, swedish.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(swedish.headers['content-disposition']).toBe('inline; filename="faktablad-sv.pdf"');
  expect(swedish.body.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(swedish.body).toContain('/Lang (sv-SE)');

  const english = await get('en');
  expect(english.headers['content-disposition']).toBe('inline; filename="fact-sheet-en.pdf"');
  expect(english.body.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(english.body).not.toBe(swedish.body);
});

test('a text that changes is in the next sheet', async () => {
  const before = (await get('en')).body;
  await shop.db.updateTable('web_text').set({ text_en: '<p>Founded in 1988.</p>' }).execute();
  await shop.services.versions.changed();
  expect((await get('en')).body).not.toBe(before);
});
