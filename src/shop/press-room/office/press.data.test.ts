import { describe, expect, test } from 'vitest';
import { addImage, addStaff, logInToOfficeAs, eachInOffice } from '../../../../test/office.ts';
import { aVisitor, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
let visitor: Client;
eachInOffice('content', (opened) => {
  ({ shop, office } = opened);
  visitor = aVisitor(shop);
});

const noon = '2026-10-14T10:00:00.000Z';
const atTwo = '2026-10-14T12:00:00.000Z';
const news = {
  PublishAt: noon,
  TitleSV: 'Ny serie',
  TitleEN: 'New series',
  CategoryId: 1,
  Place: 'Provstad',
  MessageSV: '<p>Text</p>',
  MessageEN: '<p>Words</p>',
  Pictures: [],
  Url: '',
  ArticleNumber: '',
};

const storedImage = () => addImage(shop, office);

function wordsOf(ImageId: number, CaptionSV = 'Bildtext') {
  return {
    ImageId,
    CaptionSV,
    CaptionEN: 'Caption',
    Photographer: 'Åsa Foto',
    PlaceSV: 'Provstad',
    PlaceEN: 'Testtown',
    TakenOn: '2026-05-01',
    LicenceSV: 'Fri för press',
    LicenceEN: 'Free for press',
    ArticleNumbers: '',
  };
}

async function status(path: string): Promise<number> {
  return (await visitor.get(path)).status;
}

describe('a press message of the office', () => {
  test('is in the press room at once, in both languages, with what is printed below its pictures', async () => {
    const [first, second] = [await storedImage(), await storedImage()];
    const made = await office.post('office/press/messages', {
      ...news,
      Pictures: [wordsOf(second), wordsOf(first, 'Andra')],
    });
    expect([made.status, made.body.State]).toEqual([200, 'published']);
    const { Id } = made.body;
    expect((await visitor.get(`pressroommessage?id=${Id}&languageCode=en`)).body).toEqual({
      Id,
      CreateDate: noon,
      Title: 'New series',
      Message: '<p>Words</p>',
      HasImage: true,
      CategoryId: 1,
      Url: null,
    });
    const { body } = await visitor.get(`PressPictures?messageId=${Id}&languageCode=sv`);
    expect(body).toMatchObject([
      {
        Id: second,
        Caption: 'Bildtext',
        Photographer: 'Åsa Foto',
        Place: 'Provstad',
        Licence: 'Fri för press',
      },
      { Id: first, Caption: 'Andra', TakenOn: '2026-05-01' },
    ]);
    expect(await status(`PressMessageZip/${Id}`)).toBe(200);
  });

  test('tells when it was changed after it was published, and not what was changed before', async () => {
    const later = '2026-10-14T10:10:00.000Z';
    const { body: early } = await office.post('office/press/messages', { ...news, PublishAt: later });
    const changed = await office.put(`office/press/messages/${early.Id}`, {
      ...news,
      PublishAt: '2026-10-14T09:59:59.000Z',
      TitleEN: 'Newer series',
      Version: early.Version,
    });
    expect(changed.status).toBe(200);
    shop.wait(1200);
    const read = async () => (await visitor.get(`pressroommessage?id=${early.Id}&languageCode=en`)).body;
    expect(await read()).toMatchObject({ CreateDate: '2026-10-14T09:59:59.000Z', Title: 'Newer series' });
    expect(await read()).not.toHaveProperty('ChangeDate');
    await office.put(`office/press/messages/${early.Id}`, {
      ...news,
      PublishAt: noon,
      TitleEN: 'Newest series',
      Version: changed.body.Version,
    });
    expect(await read()).toMatchObject({
      CreateDate: noon,
      ChangeDate: '2026-10-14T10:20:00.000Z',
      Title: 'Newest series',
    });
  });

  test('is nowhere before its moment: no list, no page, no picture, no file; then it is', async () => {
    const image = await storedImage();
    const { body } = await office.post('office/press/messages', {
      ...news,
      PublishAt: atTwo,
      Pictures: [wordsOf(image)],
    });
    expect(body.State).toBe('scheduled');
    const places = [
      `pressroommessage?id=${body.Id}`,
      `PressPictures?messageId=${body.Id}`,
      `PressMessageImage/${body.Id}`,
      `PressMessageZip/${body.Id}`,
      `ArticleImage/${image}`,
      `ArticleImageFull/${image}`,
      `ArticleThumbnail/${image}`,
    ];
    for (const place of places) expect(await status(place), place).toBe(404);
    expect((await visitor.get('pressroommessages')).body).toEqual([]);
    shop.setTime('2026-10-14T11:59:59.999Z');
    expect(await status(places[0]!)).toBe(404);
    shop.setTime(atTwo);
    for (const place of places) expect(await status(place), place).toBe(200);
    expect((await visitor.get('pressroommessages?categoryId=1')).body).toHaveLength(1);
  });

  test('goes away when its moment is moved or taken away', async () => {
    const { body } = await office.post('office/press/messages', news);
    const path = `office/press/messages/${body.Id}`;
    const moved = await office.put(path, { ...body, PublishAt: atTwo });
    expect([moved.body.State, await status(`pressroommessage?id=${body.Id}`)]).toEqual(['scheduled', 404]);
    const draft = await office.put(path, { ...moved.body, PublishAt: null });
    expect([draft.body.State, draft.body.PublishAt]).toEqual(['draft', null]);
    shop.setTime('2027-10-14T11:59:59.999Z');
    office = await logInToOfficeAs(shop, 'content@maker.example');
    expect(await status(`pressroommessage?id=${body.Id}`)).toBe(404);
  });

  test('is deleted and brought back as it was, at the same address', async () => {
    const image = await storedImage();
    const { body } = await office.post('office/press/messages', { ...news, Pictures: [wordsOf(image)] });
    const path = `office/press/messages/${body.Id}`;
    expect((await office.delete(path)).status).toBe(204);
    expect(await status(`pressroommessage?id=${body.Id}`)).toBe(404);
    expect(await status(`ArticleImage/${image}`)).toBe(404);
    expect((await office.get(path)).body.State).toBe('deleted');
    expect((await office.get('office/press/messages')).body.Total).toBe(0);
    expect((await office.get('office/press/messages?state=deleted')).body.Total).toBe(1);
    expect((await office.post(`${path}/restore`)).body).toEqual(body);
    expect(await status(`PressMessageZip/${body.Id}`)).toBe(200);
    const log = await office.get(`office/changes?entity=press-message&entityId=${body.Id}`);
    expect(log.body.Rows.map(({ Action }: { Action: string }) => Action)).toEqual([
      'create',
      'delete',
      'create',
    ]);
  });

  test('is not overwritten by the second of two, also when they changed words below its picture', async () => {
    const image = await storedImage();
    const { body } = await office.post('office/press/messages', { ...news, Pictures: [wordsOf(image)] });
    const path = `office/press/messages/${body.Id}`;
    const first = await office.put(path, { ...body, Pictures: [wordsOf(image, 'Ny bildtext')] });
    expect(first.status).toBe(200);
    const second = await office.put(path, { ...body, TitleSV: 'Annan' });
    expect([second.status, second.body.type]).toEqual([409, '/problems/changed-meanwhile']);
    expect((await office.get(path)).body).toEqual(first.body);
    const log = await office.get(`office/changes?entity=image&entityId=${image}`);
    expect(log.body.Rows[0].Values).toEqual([
      { Name: 'CaptionSV', Before: 'Bildtext', After: 'Ny bildtext' },
    ]);
  });

  test('has each picture once, and is deleted or brought back once, however often that is asked', async () => {
    const image = await storedImage();
    const twice = await office.post('office/press/messages', {
      ...news,
      Pictures: [wordsOf(image), wordsOf(image)],
    });
    expect(twice).toMatchObject({ status: 400, body: { errors: [{ field: 'Pictures', rule: 'match' }] } });
    const { body } = await office.post('office/press/messages', news);
    const path = `office/press/messages/${body.Id}`;
    expect((await office.post(`${path}/restore`)).body).toEqual(body);
    for (const _time of [1, 2]) expect((await office.delete(path)).status).toBe(204);
    for (const _time of [1, 2]) expect((await office.post(`${path}/restore`)).status).toBe(200);
    const log = await office.get(`office/changes?entity=press-message&entityId=${body.Id}`);
    expect(log.body.Rows.map(({ Action }: { Action: string }) => Action)).toEqual([
      'create',
      'delete',
      'create',
    ]);
  });

  test('holds nothing that could run, and keeps what is allowed', async () => {
    const MessageSV =
      '<h2 onclick="x()">A</h2><script>x</script><table><tbody><tr><td>1</td></tr></tbody></table><p lang="fi">Hei</p>';
    const { body } = await office.post('office/press/messages', { ...news, MessageSV });
    expect(body.MessageSV).toBe(
      '<h2>A</h2><table><tbody><tr><td>1</td></tr></tbody></table><p lang="fi">Hei</p>',
    );
  });

  test.each([
    ['no title', { TitleSV: '' }, 'TitleSV', 'required'],
    ['no category', { CategoryId: 0 }, 'CategoryId', 'required'],
    ['a moment that is none', { PublishAt: '2026-02-30 12:00' }, 'PublishAt', 'regex'],
    ['a day that is none', { PublishAt: '2026-02-30T12:00:00Z' }, 'PublishAt', 'regex'],
    ['an hour that is none', { PublishAt: '2026-02-28T25:00:00Z' }, 'PublishAt', 'regex'],
    ['a link that would run', { Url: 'javascript:alert(1)' }, 'Url', 'regex'],
    ['a picture that is not there', { Pictures: [wordsOf(999_999)] }, 'Pictures', 'match'],
    [
      'a day that is none',
      { Pictures: [{ ...wordsOf(1), TakenOn: '2026-02-30' }] },
      'Pictures.TakenOn',
      'regex',
    ],
  ])('is refused with %s', async (_what, values, field, rule) => {
    const refused = await office.post('office/press/messages', { ...news, ...values });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ field, rule }]);
    expect((await office.get('office/press/messages')).body.Total).toBe(0);
  });
});

describe('the articles in a picture', () => {
  test('are told by their numbers, kept as the articles spell them, and logged', async () => {
    const ImageId = await storedImage();
    const Pictures = [{ ...wordsOf(ImageId), ArticleNumbers: 'a-2; A-1,\n a-2' }];
    const { body } = await office.post('office/press/messages', { ...news, Pictures });
    expect(body.Pictures).toMatchObject([{ ImageId, ArticleNumbers: 'A-1, A-2' }]);
    const log = await shop.db
      .selectFrom('change_log')
      .select('after')
      .where('entity', '=', 'image')
      .where('action', '=', 'change')
      .where('entity_id', '=', String(ImageId))
      .execute();
    expect(log).toMatchObject([{ after: { ArticleNumbers: 'A-1, A-2' } }]);

    const cut = await office.post(`office/pictures/${ImageId}/focus`, { X: 10, Y: 50 });
    const copied = await shop.db
      .selectFrom('image_article')
      .select('article_id')
      .where('image_id', '=', cut.body.Id)
      .orderBy('article_id')
      .execute();
    expect(copied).toEqual([{ article_id: 1 }, { article_id: 2 }]);

    const saved = (await office.get(`office/press/messages/${body.Id}`)).body;
    const none = { ...saved, Pictures: [{ ...saved.Pictures[0], ArticleNumbers: '' }] };
    const emptied = await office.put(`office/press/messages/${body.Id}`, none);
    expect(emptied.body.Pictures).toMatchObject([{ ArticleNumbers: '' }]);
  });

  test('are articles of the range: a number of none is refused by name, and nothing is saved', async () => {
    const ImageId = await storedImage();
    const Pictures = [{ ...wordsOf(ImageId), ArticleNumbers: 'A-1, Z-9' }];
    const refused = await office.post('office/press/messages', { ...news, Pictures });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ field: 'Pictures.ArticleNumbers', rule: 'match' }]);
    expect(JSON.stringify(refused.body.errors)).toContain('Z-9');
    expect((await office.get('office/press/messages')).body.Total).toBe(0);
  });
});

test('a press article leads to its article of the range, and is in the press room at once', async () => {
  const story = { ...news, CategoryId: 0, ArticleNumber: 'A-1', PublishAt: noon };
  const made = await office.post('office/press/articles', story);
  expect(made.status).toBe(200);
  const { body } = await visitor.get('PressroomArticles?languageCode=en');
  expect(body).toMatchObject([{ Id: made.body.Id, Title: 'New series', ArticleNumber: 'A-1' }]);
  const wrong = await office.put(`office/press/articles/${made.body.Id}`, {
    ...made.body,
    ArticleNumber: 'A-99',
  });
  const message = 'Det finns ingen artikel med det numret';
  expect(wrong.body.errors).toEqual([{ field: 'ArticleNumber', rule: 'match', message }]);
  const moved = await office.put(`office/press/articles/${made.body.Id}`, { ...made.body, PublishAt: atTwo });
  expect([moved.status, await status(`PressArticleZip/${made.body.Id}`)]).toEqual([200, 404]);
  expect((await visitor.get('PressroomArticles')).body).toEqual([]);
});

test('the list shows by state, kind and what is missing, and finds words in both languages', async () => {
  await office.post('office/press/messages', news);
  await office.post('office/press/messages', { ...news, TitleSV: 'Sen', PublishAt: atTwo, CategoryId: 1002 });
  await office.post('office/press/messages', { ...news, TitleSV: 'Utkast', TitleEN: '', PublishAt: null });
  const titles = async (query: string): Promise<string[]> => {
    const { body } = await office.get(`office/press/messages?${query}`);
    return body.Rows.map(({ TitleSV }: { TitleSV: string }) => TitleSV);
  };
  expect(await titles('')).toEqual(['Utkast', 'Sen', 'Ny serie']);
  expect(await titles('state=scheduled')).toEqual(['Sen']);
  expect(await titles('state=published')).toEqual(['Ny serie']);
  expect(await titles('state=draft')).toEqual(['Utkast']);
  expect(await titles('category=1002')).toEqual(['Sen']);
  expect(await titles('lacks=english')).toEqual(['Utkast']);
  expect(await titles('q=series+words&sort=title')).toEqual(['Ny serie', 'Sen']);
  expect((await office.get('office/press/else')).status).toBe(404);
});

test('finance has no press room in the office, and may change none', async () => {
  const { body } = await office.post('office/press/messages', news);
  await addStaff(shop, 'finance@maker.example', 'finance');
  const finance = await logInToOfficeAs(shop, 'finance@maker.example');
  expect((await finance.get(`office/press/messages/${body.Id}`)).status).toBe(404);
  const refused = await finance.put(`office/press/messages/${body.Id}`, body);
  expect([refused.status, refused.body.detail]).toEqual([403, 'Din roll får inte göra det här']);
});
