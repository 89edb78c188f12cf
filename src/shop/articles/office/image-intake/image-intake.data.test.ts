import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '#kit/database/db.server.ts';
import { readImageNames } from '#shop/images/image-ids.server.ts';
import { addImage } from '#shop/images/kept-files.server.ts';
import { article, mugTexts } from '../../../../../test/seed-test-shop.ts';
import { addStaff, eachInOffice, logInToOfficeAs, sendImage } from '../../../../../test/office.ts';
import { beginIntake, image } from '../../../../../test/images/intake.ts';
import sharp from 'sharp';
import { makeZip } from '../../../../../test/images/make-zip.ts';
import { takeInImages } from './take-in.server.ts';
import { aVisitor, logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
let mug: string;
let other: string;
eachInOffice('content', async (opened) => {
  ({ shop, office } = opened);
  // Pictures of the tests before are not those of these.
  await shop.db.updateTable('image').set({ sha256: null, file_name: null }).execute();
  rmSync(join(shop.dataDir, 'pictures/intake'), { recursive: true, force: true });
  mug = (await office.get(`office/articles/${article.mug}`)).body.ArticleNumber;
  other = (await office.get(`office/articles/${article.secret}`)).body.ArticleNumber;
});

const take = () => shop.endpoints.intakes.takeIn(() => true);

async function imagesOf(id: number): Promise<number[]> {
  const { ImageId, ViewIds } = (await office.get(`office/articles/${id}`)).body;
  return [ImageId, ...ViewIds];
}

async function fileNames(ids: readonly number[]): Promise<string[]> {
  const read = async (id: number) => (await office.get(`office/pictures/${id}`)).body.FileName as string;
  return await Promise.all(ids.map(read));
}

async function addArticle(number: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into article (article_number, name_sv, product_group_id, quantity_per_package, vat_code)
    values (${number}, ${`Vara ${number}`}, 1, 1, '25') returning id`.execute(shop.db);
  await shop.services.versions.changed();
  return rows[0]!.id;
}

/** The files of heaps that lie in the store. */
function waitingFiles(): string[] {
  try {
    return readdirSync(join(shop.dataDir, 'pictures/intake'));
  } catch {
    return [];
  }
}

test('pictures go to the articles that their names tell, in the order of their places', async () => {
  const heap = await beginIntake(shop, office);
  const names = [`${mug}-c.jpg`, `Mugg ${mug} miljö.png`, `${mug}.jpg`, `${mug}_2.jpg`, 'semester.jpg'];
  for (const [at, name] of names.entries()) expect((await heap.send(name, await image(at))).status).toBe(200);
  const before = await heap.read();
  expect(before.State).toBe('open');
  const facts = before.Rows.map(({ FileName, ArticleNumber, Place, Problem, State }) => [
    FileName,
    ArticleNumber,
    Place,
    Problem,
    State,
  ]);
  expect(facts).toEqual([
    [`${mug}-c.jpg`, mug, 3, null, 'open'],
    [`Mugg ${mug} miljö.png`, mug, 4, null, 'open'],
    [`${mug}.jpg`, mug, 1, null, 'open'],
    [`${mug}_2.jpg`, mug, 2, null, 'open'],
    ['semester.jpg', null, null, 'Namnet passar ingen artikel', 'open'],
  ]);
  const taking = await heap.takeIn();
  expect(taking).toMatchObject({ status: 200, body: { State: 'taking' } });
  await take();
  expect((await heap.read()).State).toBe('done');
  expect((await heap.rows()).get('semester.jpg')).toMatchObject({ State: 'open', ImageId: null });
  const ids = await imagesOf(article.mug);
  expect(await fileNames(ids)).toEqual([names[2], names[3], names[0], names[1]]);
  expect((await aVisitor(shop).get(`article/${article.mug}`)).body.ImageIds).toEqual(ids);
  expect(waitingFiles().length).toBe(1);
});

test('a picture is shown to the staff as soon as it is drawn, before the others are read anew', async () => {
  await office.get('office/Thumbnail/1');
  const id = await inTransaction(shop.db, (trx) =>
    addImage(trx, { file: 'office/new.jpg', width: 220, height: 220, fileName: 'new.jpg', sha256: 'x' }),
  );
  await shop.images.put('office/new.jpg', await image(78));
  expect((await office.get(`office/Thumbnail/${id}`)).status).toBe(200);
});

test('what an article has is replaced at its place and told before, and the same bytes change nothing', async () => {
  const first = await beginIntake(shop, office);
  await first.send(`${mug}.jpg`, await image(1));
  await first.send(`${mug}_2.jpg`, await image(2));
  await first.takeIn();
  await take();
  const [main, view] = await imagesOf(article.mug);
  const second = await beginIntake(shop, office);
  await second.send(`${mug}_2.jpg`, await image(3));
  await second.send(`${mug}_5.jpg`, await image(1));
  const rows = await second.rows();
  expect(rows.get(`${mug}_2.jpg`)).toMatchObject({ Place: 2, Replaces: view });
  expect(rows.get(`${mug}_5.jpg`)).toMatchObject({ Place: 1, Replaces: null });
  await second.takeIn();
  await take();
  const now = await imagesOf(article.mug);
  expect(now.length).toBe(2);
  expect(now[0]).toBe(main);
  expect(now[1]).not.toBe(view);
  const { count } = await shop.db
    .selectFrom('image')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('sha256', 'is not', null)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(3);
});

test('the same file sent twice is one row, and the same bytes under two names are one picture', async () => {
  const heap = await beginIntake(shop, office);
  const bytes = await image(9);
  const once = await heap.send(`${mug}.jpg`, bytes);
  expect((await heap.send(`${mug}.jpg`, bytes)).body).toEqual(once.body);
  await heap.send(`${other}.jpg`, bytes);
  expect((await heap.read()).Rows.length).toBe(2);
  expect(waitingFiles().length).toBe(2);
  await heap.takeIn();
  await take();
  expect(await imagesOf(article.mug)).toEqual(await imagesOf(article.secret));
  expect(waitingFiles()).toEqual([]);
});

test('a picture that was sent under several names is found by each of them', async () => {
  const bytes = await image(9);
  for (const name of [`${mug}.jpg`, `${other}.jpg`, 'Höstbild.jpg']) {
    const heap = await beginIntake(shop, office);
    await heap.send(name, bytes);
    if (name === 'Höstbild.jpg')
      await heap.change([{ Id: (await heap.read()).Rows[0]!.Id, ArticleNumber: mug, Place: 1 }]);
    await heap.takeIn();
    await take();
  }
  const [picture] = await imagesOf(article.mug);
  const { body: focused } = await office.post(`office/pictures/${picture}/focus`, { X: 10, Y: 10 });
  const names = await readImageNames(shop.db);
  for (const name of [`${mug}.jpg`, `${other}.jpg`, 'höstbild.JPG'])
    expect(names.find(name)).toEqual({ id: focused.Id, isOneOfSeveral: true });
  const found = async (q: string) =>
    (await office.get(`office/articles?q=${encodeURIComponent(q)}`)).body.Rows.map(
      ({ Id }: { Id: number }) => Id,
    ).sort();
  expect(await found('höstbild')).toEqual([article.mug, article.secret].sort());
  expect(await found(`${other}.jpg`)).toEqual([article.mug, article.secret].sort());
  const heap = await beginIntake(shop, office);
  for (const [at, name] of [`${mug}.jpg`, `${other}.jpg`, 'höstbild.jpg'].entries())
    await heap.send(name, await image(at + 20));
  const { Rows } = await heap.read();
  expect(Rows.map(({ ArticleNumber, Place }) => [ArticleNumber, Place])).toEqual([
    [mug, 1],
    [other, 1],
    [null, null],
  ]);
  expect(Rows[2]?.Candidates.sort()).toEqual([mug, other].sort());
});

test('a wrong article and a wrong place are corrected, by number and by EAN, unless somebody else has come first', async () => {
  const heap = await beginIntake(shop, office);
  for (const [at, name] of [`${mug} ${other}.jpg`, 'IMG_0001.jpg', `${mug}.jpg`].entries())
    await heap.send(name, await image(at));
  const rows = await heap.rows();
  const [asked, ofCamera, sure] = [...rows.values()];
  expect(asked).toMatchObject({ ArticleNumber: null, Problem: 'Namnet passar flera artiklar' });
  expect([...(asked?.Candidates ?? [])].sort()).toEqual([mug, other].sort());
  expect(ofCamera).toMatchObject({ Problem: 'Namnet är kamerans, inte en artikels' });
  const { Version } = await heap.read();
  const Rows = [
    { Id: asked?.Id, ArticleNumber: other.toLowerCase(), Place: null },
    { Id: ofCamera?.Id, ArticleNumber: mugTexts.ean, Place: 1 },
    { Id: sure?.Id, ArticleNumber: mug, Place: 2 },
  ];
  const changed = await office.put(heap.path, { Rows, Version });
  expect(changed.body.Rows).toMatchObject([
    { ArticleNumber: other, Place: 1, Problem: null },
    { ArticleNumber: mug, Place: 1, Problem: null },
    { ArticleNumber: mug, Place: 2, Problem: null },
  ]);
  expect((await office.put(heap.path, { Rows, Version })).status).toBe(409);
  expect((await office.post(`${heap.path}/take-in`, { Version })).status).toBe(409);
  const refused = async (row: object) =>
    (await heap.change([row])).body.errors?.map(({ field, rule }: Record<string, string>) => [field, rule]);
  expect(await refused({ Id: sure?.Id, ArticleNumber: 'X-none' })).toEqual([['Rows.ArticleNumber', 'match']]);
  const called = { ArticleNumber: 'MUGG', Place: null };
  expect((await heap.change([{ Id: sure?.Id, ...called }])).body.Rows[2]).toMatchObject({
    ArticleNumber: mug,
  });
  const spelt = { ArticleNumber: other.replace(/[^A-Z\d]/gi, ''), Place: null };
  expect((await heap.change([{ Id: sure?.Id, ...spelt }])).body.Rows[2]).toMatchObject({
    ArticleNumber: other,
  });
  expect((await heap.change([{ Id: sure?.Id, ArticleNumber: mug, Place: 2 }])).status).toBe(200);
  expect(await refused({ Id: 999_999, ArticleNumber: mug })).toEqual([['Rows.Id', 'match']]);
  expect(await refused({ Id: sure?.Id, ArticleNumber: mug, Place: 99 })).toEqual([
    ['Rows.Place', 'maxAmount'],
  ]);
  const same = await heap.change([{ Id: sure?.Id, ArticleNumber: mug, Place: 1 }]);
  expect(same.body.Rows.map((row: { Problem: string | null }) => row.Problem)).toContain(
    'En annan bild har samma plats',
  );
  await heap.change([{ Id: sure?.Id, ArticleNumber: null }]);
  await heap.takeIn();
  await take();
  expect(await fileNames([(await imagesOf(article.mug))[0]!])).toEqual(['IMG_0001.jpg']);
});

test('what is no picture stays in the table and says why, in the language of who asks', async () => {
  const heap = await beginIntake(shop, office);
  await heap.send('lista.jpg', Buffer.from('Artikel;Pris'));
  await heap.send('liten.png', await image(1, 60));
  await heap.send('tung.jpg', Buffer.alloc(25_000_001));
  await heap.send('hel.zip', makeZip([{ name: 'inuti.zip', bytes: makeZip([]) }]));
  const swedish = (await heap.read()).Rows;
  expect(swedish.map(({ FileName, State, Problem }) => [FileName, State, Problem])).toEqual([
    ['lista.jpg', 'refused', 'Filen är ingen bild som kan läsas: spara den som JPEG, PNG, WebP eller TIFF'],
    ['liten.png', 'refused', 'Bilden är 60 × 60 px: den längsta sidan behöver ha minst 200 px'],
    ['tung.jpg', 'refused', 'Filen är större än 25 MB: spara den mindre'],
    ['inuti.zip', 'refused', 'En zip-fil i en zip-fil: skicka den för sig'],
  ]);
  const english = (await office.get(`${heap.path}?lang=en`)).body.Rows;
  expect(english[0].Problem).toBe(
    'The file is no picture that can be read: save it as JPEG, PNG, WebP or TIFF',
  );
  expect(waitingFiles()).toEqual([]);
});

test('a picture that is cut off or broken is called that, and promised nothing where its end is missing', async () => {
  const heap = await beginIntake(shop, office);
  const whole = await image(1);
  await heap.send(`${mug}.jpg`, whole.subarray(0, Math.floor(whole.length / 2)));
  const broken = Buffer.from(whole);
  broken.fill(0xff, Math.floor(whole.length / 4), whole.length - 2);
  await heap.send(`${mug}_2.jpg`, broken);
  const damaged = 'Bilden är skadad eller inte hel: exportera eller hämta den på nytt och skicka den igen';
  expect((await heap.read()).Rows[0]).toMatchObject({ State: 'refused', Problem: damaged });
  await heap.takeIn();
  await take();
  expect((await heap.read()).Rows.map(({ State, Problem }) => [State, Problem])).toEqual([
    ['refused', damaged],
    ['refused', damaged],
  ]);
});

test('the article that a picture goes to is named, and a name of one word is a question among others', async () => {
  const { NameSV } = (await office.get(`office/articles/${article.mug}`)).body;
  const heap = await beginIntake(shop, office);
  for (const [at, name] of [`${NameSV}.PNG`, `${NameSV} i köket.jpg`, 'semester.jpg'].entries())
    await heap.send(name, await image(at));
  expect((await heap.read()).Rows).toMatchObject([
    { ArticleNumber: mug, ArticleName: NameSV, Place: 1, Problem: null },
    { ArticleNumber: null, ArticleName: null, Candidates: [mug], Problem: 'Är det den här artikeln?' },
    { ArticleNumber: null, ArticleName: null, Candidates: [] },
  ]);
});

test('a ZIP is read whatever its program did to the names, and leads nowhere', async () => {
  const heap = await beginIntake(shop, office);
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const zip = makeZip([
    { name: `Bilder/${mug} miljö å.jpg`, bytes: await image(1), isUtf8: true },
    { name: `${mug} mjöl.jpg`.normalize('NFD'), bytes: await image(2) },
    { name: latin(`${mug} sj\x94.jpg`), bytes: await image(3) },
    { name: latin(`${mug} \xe4ng.jpg`), bytes: await image(4) },
    { name: `../../../../etc/${mug}_7.jpg`, bytes: await image(5) },
    { name: `C:\\Users\\anna\\${mug}_8.jpg`, bytes: await image(6) },
    { name: `/${mug}_9.jpg`, bytes: await image(7) },
    { name: latin(`${mug} b\xf6k.jpg`), nameAgain: `${mug} bøk.jpg`, bytes: await image(9) },
    { name: '__MACOSX/._x.jpg', bytes: Buffer.from('x') },
    { name: 'Bilder/', bytes: Buffer.alloc(0) },
    { name: 'Thumbs.db', bytes: Buffer.from('x') },
    { name: 'hemlig.jpg', bytes: await image(8), isEncrypted: true },
    { name: 'bomb.jpg', bytes: Buffer.alloc(5_000_000), saidBytes: 100 },
    { name: 'tung.jpg', bytes: Buffer.from('x'), saidBytes: 26_000_000 },
  ]);
  expect((await heap.send('bilder.zip', zip)).body.RowIds.length).toBe(11);
  expect((await heap.read()).Rows.map(({ FileName, State }) => [FileName, State])).toEqual([
    [`${mug} miljö å.jpg`, 'open'],
    [`${mug} mjöl.jpg`, 'open'],
    [`${mug} sjö.jpg`, 'open'],
    [`${mug} äng.jpg`, 'open'],
    [`${mug}_7.jpg`, 'open'],
    [`${mug}_8.jpg`, 'open'],
    [`${mug}_9.jpg`, 'open'],
    [`${mug} bøk.jpg`, 'open'],
    ['hemlig.jpg', 'refused'],
    ['bomb.jpg', 'refused'],
    ['tung.jpg', 'refused'],
  ]);
});

test.each([
  ['cut off', (zip: Buffer) => zip.subarray(0, zip.length - 30), 'regex'],
  ['of 501 files', () => makeZip(many(501, 1)), 'maxAmount'],
  ['that unpacks to more than 2 GB', () => makeZip(many(90, 24_000_000)), 'maxAmount'],
])('a ZIP %s is refused whole', async (_what, made, rule) => {
  const heap = await beginIntake(shop, office);
  const sent = await heap.send('a.zip', made(makeZip(many(3, 1))));
  expect([sent.status, sent.body.errors?.[0]?.field, sent.body.errors?.[0]?.rule]).toEqual([
    400,
    'File',
    rule,
  ]);
  expect(sent.body.detail).toMatch(/zip-fil/i);
  expect((await heap.read()).Rows).toEqual([]);
});

function many(count: number, saidBytes: number) {
  return Array.from({ length: count }, (_, at) => ({
    name: `${at}.jpg`,
    bytes: Buffer.from('x'),
    saidBytes,
  }));
}

test('work that is stopped goes on, and doubles and loses nothing', async () => {
  const heap = await beginIntake(shop, office);
  for (let place = 1; place <= 6; place++) await heap.send(`${mug}_${place}.jpg`, await image(place));
  await heap.takeIn();
  for (let round = 0; round < 3; round++) {
    let steps = 0;
    await shop.endpoints.intakes.takeIn(() => ++steps < 4);
    expect((await heap.send('sen.jpg', await image(99))).status).toBe(409);
  }
  await take();
  expect((await heap.read()).State).toBe('done');
  const names = Array.from({ length: 6 }, (_, at) => `${mug}_${at + 1}.jpg`);
  expect(await fileNames(await imagesOf(article.mug))).toEqual(names);
  expect(waitingFiles()).toEqual([]);
});

test('a worker that is gone is waited for, and one that was alone is not', async () => {
  const heap = await beginIntake(shop, office);
  await heap.send(`${mug}.jpg`, await image(1));
  await heap.takeIn();
  await shop.db
    .updateTable('picture_intake')
    .set({ leased_until: new Date(shop.services.now().getTime() + 60_000) })
    .execute();
  await take();
  expect((await heap.read()).State).toBe('taking');
  shop.wait(61);
  await take();
  expect((await heap.read()).State).toBe('done');
});

test('a file that ends the shop each time is given up after five times', async () => {
  const heap = await beginIntake(shop, office);
  await heap.send(`${mug}.jpg`, await image(1));
  await heap.takeIn();
  let ended = 0;
  const ending = { ...shop.images, get: () => Promise.reject(new Error(`ended ${++ended} times`)) };
  const tools = { ...shop.services, images: ending };
  for (let time = 1; time <= 5; time++) {
    await expect(takeInImages(tools, () => true)).rejects.toThrow(`ended ${time} times`);
    expect((await heap.read()).Rows).toMatchObject([{ State: 'waiting' }]);
    await shop.endpoints.intakes.free();
  }
  await takeInImages(tools, () => true);
  expect(ended).toBe(5);
  expect((await heap.read()).Rows).toMatchObject([{ State: 'refused', ImageId: null }]);
});

test('the worker holds the heap for two minutes more with each picture', async () => {
  const heap = await beginIntake(shop, office);
  for (let place = 1; place <= 3; place++) await heap.send(`${mug}_${place}.jpg`, await image(place));
  await heap.takeIn();
  const seconds: number[] = [];
  const slow: typeof shop.images = {
    ...shop.images,
    async get(key) {
      const intake = shop.db.selectFrom('picture_intake').select('leased_until').where('id', '=', heap.id);
      const { leased_until } = await intake.executeTakeFirstOrThrow();
      seconds.push(((leased_until?.getTime() ?? 0) - shop.services.now().getTime()) / 1000);
      shop.wait(100);
      return await shop.images.get(key);
    },
  };
  await takeInImages({ ...shop.services, images: slow }, () => true);
  expect(seconds).toEqual([120, 120, 120]);
});

test('a file that is lost before it is taken in is told, and the others go on', async () => {
  const heap = await beginIntake(shop, office);
  await heap.send(`${mug}.jpg`, await image(1));
  rmSync(join(shop.dataDir, 'pictures/intake'), { recursive: true });
  await heap.send(`${other}.jpg`, await image(2));
  await heap.takeIn();
  await take();
  const { State, Rows } = await heap.read();
  expect(State).toBe('done');
  expect(Rows).toMatchObject([
    { State: 'refused', Problem: expect.stringMatching(/\S/) },
    { State: 'taken', Problem: null },
  ]);
});

test('a picture is found by the name that its file was sent with last', async () => {
  for (const name of [`${mug}.jpg`, `${mug} ny.jpg`]) {
    const heap = await beginIntake(shop, office);
    await heap.send(name, await image(1));
    await heap.takeIn();
    await take();
    expect(await fileNames(await imagesOf(article.mug))).toEqual([name]);
  }
});

test('each heap has its own rows, whatever was sent in another', async () => {
  const [one, two] = [await beginIntake(shop, office), await beginIntake(shop, office)];
  const bytes = await image(1);
  for (const heap of [one, two]) await heap.send(`${mug}.jpg`, bytes);
  expect([(await one.read()).Rows.length, (await two.read()).Rows.length]).toEqual([1, 1]);
  expect(waitingFiles().length).toBe(2);
});

test('a heap that was taken in is open again when another file comes, and the list counts what was taken', async () => {
  const heap = await beginIntake(shop, office);
  await heap.send(`${mug}.jpg`, await image(1));
  await heap.send('semester.jpg', await image(2));
  await heap.takeIn();
  await take();
  const listed = async () => (await office.get('office/picture-intakes')).body.Rows[0];
  expect(await listed()).toMatchObject({ Id: heap.id, State: 'done', Files: 2, Taken: 1 });
  await heap.send(`${mug}_2.jpg`, await image(3));
  expect(await listed()).toMatchObject({ Id: heap.id, State: 'open', Files: 3, Taken: 1 });
});

test('a row with a problem waits, and what was taken in is changed no more', async () => {
  const heap = await beginIntake(shop, office);
  const names = [`${mug}.jpg`, `${mug}_2.jpg`];
  for (const [at, name] of names.entries()) await heap.send(name, await image(at));
  const [first, second] = (await heap.read()).Rows;
  for (const row of [first, second]) await heap.change([{ Id: row?.Id, ArticleNumber: mug, Place: 2 }]);
  const states = async () => (await heap.read()).Rows.map(({ State, Problem }) => [State, Problem === null]);
  expect(await states()).toEqual([
    ['open', true],
    ['open', false],
  ]);
  await heap.takeIn();
  await take();
  expect((await heap.read()).Rows.map(({ State }) => State)).toEqual(['taken', 'open']);
  const [taken] = (await heap.read()).Rows;
  expect((await heap.change([{ Id: taken?.Id, ArticleNumber: other, Place: 1 }])).status).toBe(200);
  expect((await heap.read()).Rows[0]).toEqual(taken);
});

test('a heap held by a clock that ran ahead is taken in when the clock is right', async () => {
  const heap = await beginIntake(shop, office);
  await heap.send(`${mug}.jpg`, await image(1));
  await heap.takeIn();
  const holdFor = async (seconds: number) => {
    const until = new Date(shop.services.now().getTime() + seconds * 1000);
    await shop.db.updateTable('picture_intake').set({ leased_until: until }).execute();
    await take();
    return (await heap.read()).State;
  };
  expect([await holdFor(130), await holdFor(131)]).toEqual(['taking', 'done']);
});

test('a heap that is being taken in is not thrown away', async () => {
  const heap = await beginIntake(shop, office);
  await heap.send(`${mug}.jpg`, await image(1));
  await heap.takeIn();
  expect((await office.delete(heap.path)).status).toBe(409);
  await take();
  expect((await imagesOf(article.mug)).length).toBe(1);
  expect((await office.delete(heap.path)).status).toBe(204);
  expect((await imagesOf(article.mug)).length).toBe(1);
});

test('a heap has five hundred files, also where they come one by one and in a ZIP', async () => {
  const heap = await beginIntake(shop, office);
  const rows = Array.from({ length: 498 }, (_, at) => ({
    intake_id: heap.id,
    file_name: `${at}.jpg`,
    sha256: String(at),
    file: '',
    refusal: 'unreadable',
    state: 'refused',
  }));
  await shop.db.insertInto('picture_intake_row').values(rows).execute();
  const zip = async (from: number, count: number) =>
    makeZip(
      await Promise.all(
        Array.from({ length: count }, async (_, at) => ({
          name: `z${from + at}.jpg`,
          bytes: await image(from + at),
        })),
      ),
    );
  const refused = await heap.send('tre.zip', await zip(1, 3));
  expect([refused.status, refused.body.errors?.[0]?.rule]).toEqual([400, 'maxAmount']);
  expect((await heap.send('en.zip', await zip(1, 1))).status).toBe(200);
  expect((await heap.send('sist.jpg', await image(7))).status).toBe(200);
  const late = await heap.send('sen.jpg', await image(8));
  expect([late.status, late.body.type]).toEqual([409, '/problems/limit-reached']);
  expect((await heap.read()).Rows.length).toBe(500);
  // One that is there already is no other.
  expect((await heap.send('sist.jpg', await image(7))).status).toBe(200);
});

test('what is put on an article is in the log, with who said so and what was there', async () => {
  const staff = await shop.db.selectFrom('staff').select(['id', 'name']).executeTakeFirstOrThrow();
  const changes = async () => {
    const rows = await shop.db.selectFrom('change_log').selectAll().orderBy('id').execute();
    return rows.map(({ staff_id, staff_name, entity, action, before, after }) => {
      return { staff_id, staff_name, entity, action, before, after };
    });
  };
  const by = { staff_id: staff.id, staff_name: staff.name };
  const known = (await changes()).length;
  for (const [at, name] of [`${mug}.jpg`, `${mug}.jpg`].entries()) {
    const heap = await beginIntake(shop, office);
    await heap.send(name, await image(at));
    await heap.takeIn();
    const [before = null] = await imagesOf(article.mug);
    await take();
    const [ImageId] = await imagesOf(article.mug);
    expect((await changes()).slice(known + 2 * at)).toMatchObject([
      { ...by, entity: 'image', action: 'create', after: { fileName: name } },
      {
        ...by,
        entity: 'article',
        action: 'change',
        before: { ImageId: before },
        after: { ImageId },
      },
    ]);
  }
});

test('another article gives a picture another place, where none is chosen', async () => {
  const heap = await beginIntake(shop, office);
  await heap.send(`${mug}.jpg`, await image(1));
  await heap.send(`${mug}_2.jpg`, await image(2));
  const shown = (await heap.rows()).get(`${mug}_2.jpg`);
  expect(shown).toMatchObject({ ArticleNumber: mug, Place: 2 });
  const moved = await heap.change([{ Id: shown?.Id, ArticleNumber: other, Place: shown?.Place }]);
  expect(moved.body.Rows[1]).toMatchObject({ ArticleNumber: other, Place: 1 });
});

test('of the articles that a name fits no more than eight are named', async () => {
  const numbers = Array.from({ length: 9 }, (_, at) => `Z-77${at}1`);
  for (const number of numbers) await addArticle(number);
  const heap = await beginIntake(shop, office);
  await heap.send(`${numbers.slice(0, 8).join(' ')}.jpg`, await image(1));
  await heap.send(`${numbers.join(' ')}.jpg`, await image(2));
  const counts = (await heap.read()).Rows.map(({ Candidates }) => Candidates.length);
  expect(counts).toEqual([8, 8]);
});

test('an article that is deleted meanwhile leaves its picture to be asked about, with its file', async () => {
  const id = await addArticle('Z-9911');
  const heap = await beginIntake(shop, office);
  await heap.send('Z-9911.jpg', await image(1));
  expect((await heap.read()).Rows).toMatchObject([{ ArticleNumber: 'Z-9911', Problem: null }]);
  await heap.takeIn();
  await shop.db.deleteFrom('article').where('id', '=', id).execute();
  await shop.services.versions.changed();
  await take();
  expect((await heap.read()).Rows).toMatchObject([{ State: 'open', ArticleNumber: null }]);
  expect(waitingFiles().length).toBe(1);
});

test('an article that is full meanwhile leaves its pictures to be asked about', async () => {
  const heap = await beginIntake(shop, office);
  await heap.send(`${mug}_9.jpg`, await image(1));
  await heap.takeIn();
  const ids: number[] = [];
  for (let at = 0; at < 9; at++) ids.push((await sendImage(shop, office, await image(20 + at))).body.Id);
  const now = (await office.get(`office/articles/${article.mug}`)).body;
  const [ImageId, ...ViewIds] = ids;
  const full = await office.put(`office/articles/${article.mug}`, {
    ...now,
    QuantityBefore: now.QuantityAvailable,
    ImageId,
    ViewIds,
  });
  expect(full.status).toBe(200);
  await take();
  // The ninth place is that of the last picture, which is replaced.
  expect((await imagesOf(article.mug)).slice(0, 8)).toEqual(ids.slice(0, 8));
  const next = await beginIntake(shop, office);
  await next.send(`Mugg ${mug} miljö.jpg`, await image(2));
  expect((await next.read()).Rows).toMatchObject([{ Problem: 'En artikel har högst 9 bilder' }]);
});

test('a heap is thrown away with its files, and forgotten after a month', async () => {
  const [thrown, old, fresh, taking] = [
    await beginIntake(shop, office),
    await beginIntake(shop, office),
    await beginIntake(shop, office),
    await beginIntake(shop, office),
  ];
  await thrown.send('a.jpg', await image(1));
  await old.send('b.jpg', await image(2));
  expect((await office.delete(thrown.path)).status).toBe(204);
  shop.wait(31 * 86_400);
  office = await logInToOfficeAs(shop, 'content@maker.example');
  await shop.db
    .updateTable('picture_intake')
    .set({ changed_at: shop.services.now() })
    .where('id', '=', fresh.id)
    .execute();
  // What is being taken in is never old.
  await shop.db.updateTable('picture_intake').set({ state: 'taking' }).where('id', '=', taking.id).execute();
  await shop.endpoints.intakes.forgetOld();
  expect((await office.get('office/picture-intakes')).body.Rows).toMatchObject([
    { Id: taking.id },
    { Id: fresh.id, Files: 0 },
  ]);
  expect(waitingFiles()).toEqual([]);
});

test('an article is found by the name of the file of any of its pictures', async () => {
  const heap = await beginIntake(shop, office);
  await heap.send(`${mug}.jpg`, await image(1));
  await heap.send(`${mug} Sommarkök_2.jpg`, await image(2));
  await heap.takeIn();
  await take();
  const listed = async (q: string) =>
    (await office.get(`office/articles?q=${encodeURIComponent(q)}`)).body.Rows.map(
      (row: { Id: number }) => row.Id,
    );
  expect(await listed('sommarkök_2')).toEqual([article.mug]);
  expect(await listed('sommarkök 100%')).toEqual([]);
  expect(await listed(`${mug}.jpg`)).toEqual([article.mug]);
  const found = (await office.get(`office/search?q=${encodeURIComponent('Sommarkök_2.jpg')}`)).text;
  expect(found).toContain(mug);
});

test('a file that waits is shown to those who may take it in, and to nobody else, and then the picture', async () => {
  const heap = await beginIntake(shop, office);
  const { body } = await heap.send(`${mug}.jpg`, await image(1));
  const path = `office/WaitingPicture/${body.RowIds[0]}`;
  expect(await office.get(path, { accept: 'image/webp' })).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/webp' },
  });
  await addStaff(shop, 'finance@maker.example', 'finance');
  const finance = await logInToOfficeAs(shop, 'finance@maker.example');
  const customer = await logInAs(shop, '1001');
  for (const client of [finance, customer, aVisitor(shop)]) expect((await client.get(path)).status).toBe(404);
  await heap.takeIn();
  await take();
  expect((await office.get(path)).status).toBe(200);
});

test('a TIFF is taken and kept as others are, a cut off one is told, and what a system puts beside is left out', async () => {
  const heap = await beginIntake(shop, office);
  const drawn = sharp({ create: { width: 600, height: 400, channels: 3, background: '#336699' } });
  const tiff = await drawn.tiff({ compression: 'lzw' }).toBuffer();
  expect((await heap.send(`${mug}.tif`, tiff)).status).toBe(200);
  await heap.send(`${mug}_2.tiff`, tiff.subarray(0, Math.floor(tiff.length / 2)));
  for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini', `._${mug}.jpg`])
    expect((await heap.send(name, Buffer.from('x'))).body.RowIds).toEqual([]);
  const rows = (await heap.read()).Rows.map(({ FileName, State }) => [FileName, State]);
  expect(rows).toEqual([
    [`${mug}.tif`, 'open'],
    [`${mug}_2.tiff`, 'refused'],
  ]);
  await heap.takeIn();
  await take();
  const [id] = await imagesOf(article.mug);
  const { file, width, height } = await shop.db
    .selectFrom('image')
    .select(['file', 'width', 'height'])
    .where('id', '=', id ?? 0)
    .executeTakeFirstOrThrow();
  expect([file.endsWith('.jpg'), width, height]).toEqual([true, 600, 400]);
});
