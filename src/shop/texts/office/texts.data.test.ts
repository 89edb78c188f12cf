import { expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import { aVisitor, type Client } from '../../../../test/shop.ts';

let office: Client;
let visitor: Client;
eachInOffice('content', (opened) => {
  ({ office } = opened);
  visitor = aVisitor(opened.shop);
});

test('a web text is in the shop at once, in both languages and without what could run', async () => {
  const opened = (await office.get('office/web-texts/Contact')).body;
  const saved = await office.put('office/web-texts/Contact', {
    ...opened,
    TextSV: '<h2>Hej</h2><script>x</script>',
    TextEN: '<p>Hello</p>',
  });
  expect([saved.status, saved.body.TextSV]).toEqual([200, '<h2>Hej</h2>']);
  expect((await visitor.get('webtexts?languageCode=en')).body).toContainEqual({
    Position: 'Contact',
    Text: '<p>Hello</p>',
  });
  const second = await office.put('office/web-texts/Contact', { ...opened, TextSV: '<p>Annat</p>' });
  expect(second.body.type).toBe('/problems/changed-meanwhile');
  const { Rows } = (await office.get('office/web-texts')).body;
  expect(Rows).toContainEqual({ Position: 'Contact', BeginningSV: 'Hej', BeginningEN: 'Hello' });
  expect((await office.get('office/web-texts/Nowhere')).status).toBe(404);
  expect((await office.put('office/web-texts/Nowhere', opened)).status).toBe(404);
});

test('a text of the interface is said in other words until it is reset', async () => {
  const opened = (await office.get('office/words/menu.contact')).body;
  expect(opened.IsOwn).toBe(false);
  const saved = await office.put('office/words/menu.contact', {
    ...opened,
    SV: 'Hör av dig',
    EN: 'Write to us',
  });
  expect(saved.body).toMatchObject({ IsOwn: true, ShippedSV: opened.SV });
  expect((await visitor.get('language?languageCode=en')).body['menu.contact']).toBe('Write to us');
  expect((await office.get('office/words?own=true')).body).toMatchObject({ Total: 1 });
  expect((await office.get('office/words?q=hör+av&own=true')).body.Total).toBe(1);
  const stale = await office.put('office/words/menu.contact', { ...opened, SV: 'Annat' });
  expect(stale.status).toBe(409);
  expect((await office.delete('office/words/menu.contact')).status).toBe(204);
  expect((await visitor.get('language?languageCode=sv')).body['menu.contact']).toBe(opened.SV);
  const { Rows } = (await office.get('office/changes?entity=words&entityId=menu.contact')).body;
  expect(Rows.map(({ Action }: { Action: string }) => Action)).toEqual(['delete', 'change']);
});

test('a text of the interface keeps what is filled in, and no key is made up', async () => {
  const { Rows } = (await office.get('office/words?q=%7B&take=1')).body;
  const [{ Key }] = Rows;
  const opened = (await office.get(`office/words/${Key}`)).body;
  const refused = await office.put(`office/words/${Key}`, { ...opened, SV: 'Utan klamrar' });
  expect(refused.body.errors).toMatchObject([{ field: 'SV', rule: 'match' }]);
  expect(refused.body.errors[0].message).toMatch(/^Texten ska innehålla just \{/);
  for (const key of ['no.such.key', '__proto__', 'constructor'])
    expect((await office.put(`office/words/${key}`, opened)).status, key).toBe(404);
});
