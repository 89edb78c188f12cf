import { describe, expect, test } from 'vitest';
import { addImage, eachInOffice, logInToOfficeAs } from '../../../../test/office.ts';
import { article } from '../../../../test/seed-test-shop.ts';
import { aVisitor, type Client, type TestShop } from '../../../../test/shop.ts';
import { showWaitingWords } from './waiting-words.server.ts';

let shop: TestShop;
let office: Client;
let visitor: Client;
let image: number;
let shown: { Id: number };
eachInOffice('content', async (opened) => {
  ({ shop, office } = opened);
  visitor = aVisitor(shop);
  image = await addImage(shop, office);
  shown = await save('messages', { PublishAt: '2026-10-14T09:00:00.000Z' }, { CaptionSV: 'Vår bricka' });
});

const noon = '2026-10-14T12:00:00.000Z';
const story = {
  PublishAt: null,
  TitleSV: 'Rubrik',
  TitleEN: '',
  CategoryId: 1,
  Place: '',
  MessageSV: '',
  MessageEN: '',
  Url: '',
  ArticleNumber: '',
};
const noWords = {
  CaptionSV: '',
  CaptionEN: '',
  Photographer: '',
  PlaceSV: '',
  PlaceEN: '',
  TakenOn: '',
  LicenceSV: '',
  LicenceEN: '',
  ArticleNumbers: '',
};
const secret = { CaptionSV: 'Hemlig barnserie', Photographer: 'Hemlig Foto', ArticleNumbers: 'A-1' };

/** Makes a story of the picture. */
async function save(kind: 'messages' | 'articles', more: object, words: object) {
  const made = await office.post(`office/press/${kind}`, {
    ...story,
    ...more,
    ...(kind === 'articles' && { CategoryId: 0 }),
    Pictures: [{ ImageId: image, ...noWords, ...words }],
  });
  expect(made.status).toBe(200);
  return made.body;
}
async function wordsAt(id: number, kind = 'message') {
  const { body } = await visitor.get(`PressPictures?${kind}Id=${id}&languageCode=sv`);
  return [body[0].Caption, body[0].Photographer];
}
async function fileName() {
  const { headers, text } = await visitor.get(`ArticleImageFull/${image}`);
  expect(text.includes('Hemlig')).toBe(/hemlig/.test(String(headers['content-disposition'])));
  return headers['content-disposition'];
}
const asItWas = async () =>
  expect([await wordsAt(shown.Id), await fileName()]).toEqual([
    ['Vår bricka', ''],
    'attachment; filename="var-bricka.jpg"',
  ]);

describe('words below a picture that is public already', () => {
  test.each([
    ['messages', 'a draft', { PublishAt: null }],
    ['messages', 'under embargo', { PublishAt: noon }],
    ['articles', 'a draft', { PublishAt: null }],
    ['articles', 'under embargo', { PublishAt: noon }],
  ] as const)('are seen by the office alone in %s, %s', async (kind, _state, when) => {
    const { Id, Pictures } = await save(kind, when, secret);
    expect(Pictures).toMatchObject([secret]);
    await showWaitingWords(shop.services);
    expect((await office.get(`office/press/${kind}/${Id}`)).body.Pictures).toMatchObject([secret]);
    expect((await office.get(`office/press/messages/${shown.Id}`)).body.Pictures).toMatchObject([
      { CaptionSV: 'Vår bricka', Photographer: '', ArticleNumbers: '' },
    ]);
    await asItWas();
    expect(await shop.db.selectFrom('image_article').selectAll().execute()).toEqual([]);
  });

  test('are there with the message, and then wherever the picture is shown', async () => {
    const { Id, Version } = await save('messages', { PublishAt: noon }, secret);
    shop.setTime(noon);
    expect(await wordsAt(Id)).toEqual(['Hemlig barnserie', 'Hemlig Foto']);
    expect(await fileName()).toContain('hemlig-barnserie.jpg');
    await showWaitingWords(shop.services);
    expect(await wordsAt(shown.Id)).toEqual(['Hemlig barnserie', 'Hemlig Foto']);
    expect(await fileName()).toContain('a-1-hemlig-barnserie.jpg');
    expect(await shop.db.selectFrom('image_article').selectAll().execute()).toEqual([
      { image_id: image, article_id: article.mug },
    ]);
    office = await logInToOfficeAs(shop, 'content@maker.example');
    expect((await office.get(`office/press/messages/${Id}`)).body.Version).toBe(Version);
    const { Rows } = (await office.get(`office/changes?entity=image&entityId=${image}`)).body;
    expect(Rows[0]).toMatchObject({ StaffName: 'Hylla', Action: 'change' });
  });

  test('leave alone what was changed elsewhere meanwhile and is no word of theirs', async () => {
    const { Id } = await save('articles', { PublishAt: noon }, { CaptionSV: 'Ny text' });
    const { body } = await office.get(`office/press/messages/${shown.Id}`);
    const Pictures = [{ ...body.Pictures[0], Photographer: 'Åsa Foto', CaptionSV: 'Annan' }];
    expect((await office.put(`office/press/messages/${shown.Id}`, { ...body, Pictures })).status).toBe(200);
    expect(await wordsAt(shown.Id)).toEqual(['Annan', 'Åsa Foto']);
    shop.setTime(noon);
    expect(await wordsAt(Id, 'article')).toEqual(['Ny text', 'Åsa Foto']);
    await showWaitingWords(shop.services);
    expect(await wordsAt(shown.Id)).toEqual(['Ny text', 'Åsa Foto']);
  });

  test('wait through changes, a deletion and a return, and go when they are taken back', async () => {
    const made = await save('messages', { PublishAt: noon }, secret);
    const path = `office/press/messages/${made.Id}`;
    const moved = (await office.put(path, { ...made, TitleSV: 'Annan', PublishAt: null })).body;
    expect(moved.Pictures).toMatchObject([secret]);
    expect((await office.delete(path)).status).toBe(204);
    const back = (await office.post(`${path}/restore`)).body;
    expect(back.Pictures).toMatchObject([secret]);
    const Pictures = [{ ...back.Pictures[0], ...noWords, CaptionSV: 'Vår bricka' }];
    expect((await office.put(path, { ...back, Pictures, PublishAt: noon })).status).toBe(200);
    shop.setTime(noon);
    await showWaitingWords(shop.services);
    await asItWas();
  });

  test('are the picture’s at once in a message that is published', async () => {
    const made = await save('messages', { PublishAt: null }, secret);
    const path = `office/press/messages/${made.Id}`;
    expect((await office.put(path, { ...made, PublishAt: '2026-10-14T09:30:00.000Z' })).status).toBe(200);
    expect(await wordsAt(shown.Id)).toEqual(['Hemlig barnserie', 'Hemlig Foto']);
  });

  test('name articles that are there, also before they are seen', async () => {
    const refused = await office.post('office/press/messages', {
      ...story,
      Pictures: [{ ImageId: image, ...noWords, ArticleNumbers: 'A-1, B-99' }],
    });
    expect(refused.body.errors).toMatchObject([{ field: 'Pictures.ArticleNumbers', rule: 'match' }]);
    await save('messages', { PublishAt: noon }, { ArticleNumbers: 'A-1', CaptionSV: 'Ny' });
    await shop.db
      .updateTable('article')
      .set({ article_number: 'A-1b' })
      .where('id', '=', article.mug)
      .execute();
    shop.setTime(noon);
    await showWaitingWords(shop.services);
    expect(await wordsAt(shown.Id)).toEqual(['Ny', '']);
  });
});
