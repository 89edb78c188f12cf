import { crc32, constants, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { article } from '../../../../test/seed-test-shop.ts';
import { sendImage, eachInOffice } from '../../../../test/office.ts';
import { aVisitor, logInAs, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
eachInOffice('content', (opened) => {
  ({ shop, office } = opened);
});

/** A picture that is red on the left and blue on the right, twice as wide as high. */
async function halves(): Promise<Buffer> {
  const right = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  return await sharp({ create: { width: 800, height: 400, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: 400, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Artist: 'Secret Name' } })
    .toBuffer();
}

const send = (file: Buffer, type?: string) => sendImage(shop, office, file, type);

async function image(url: string, asStaff = false) {
  const response = await shop.http.inject({
    url,
    headers: { accept: 'image/webp' },
    cookies: asStaff ? { office: office.office ?? '' } : {},
  });
  return { status: response.statusCode, bytes: response.rawPayload };
}

async function putOnMug(ImageId: number): Promise<void> {
  const now = (await office.get(`office/articles/${article.mug}`)).body;
  const input = { ...now, QuantityBefore: now.QuantityAvailable, ImageId };
  expect((await office.put(`office/articles/${article.mug}`, input)).status).toBe(200);
}

test('a picture is drawn anew, without what its file told of its maker, and is seen once an article has it', async () => {
  const sent = await send(await halves());
  expect(sent).toMatchObject({ status: 200, body: { Width: 800, Height: 400 } });
  const { Id } = sent.body;
  expect((await image(`/api/ArticleImage/${Id}`)).status).toBe(404);
  expect((await image(`/api/office/Picture/${Id}`)).status).toBe(404);
  expect((await image(`/api/office/Picture/${Id}`, true)).status).toBe(200);
  const { file } = await shop.db
    .selectFrom('image')
    .select('file')
    .where('id', '=', Id)
    .executeTakeFirstOrThrow();
  expect(String(await shop.images.get(file))).not.toMatch('Secret Name');
  await putOnMug(Id);
  expect((await image(`/api/ArticleImage/${Id}`)).status).toBe(200);
});

test('the square shown in lists holds the point that was chosen', async () => {
  const { Id } = (await send(await halves())).body;
  const right = (await office.post(`office/pictures/${Id}/focus`, { X: 90, Y: 50 })).body;
  expect(right.Id).not.toBe(Id);
  expect((await office.get(`office/pictures/${right.Id}`)).body).toMatchObject({ X: 90, Y: 50 });
  await putOnMug(right.Id);
  const { bytes } = await image(`/api/ArticleThumbnail/${right.Id}`);
  const { width, height } = await sharp(bytes).metadata();
  expect(width).toBe(height);
  const { channels } = await sharp(bytes).stats();
  expect(channels[2]?.mean).toBeGreaterThan(240);
  expect(channels[0]?.mean).toBeLessThan(15);
});

test('what is no picture, too large or no file at all is refused', async () => {
  expect(await send(Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({ status: 400 });
  expect((await send(Buffer.alloc(12_000_001))).status).toBe(413);
  expect((await send(await halves(), 'text/plain')).status).toBe(415);
});

/** A valid, empty grey PNG with about a thousandth of its unpacked size. */
function emptyPng(side: number): Buffer {
  const bytes = (side + 1) * side;
  const zeros = Buffer.alloc(1_000_000);
  // Each compressed part ends at a byte boundary, so that it can be repeated as often as needed.
  const part = deflateRawSync(zeros, { finishFlush: constants.Z_FULL_FLUSH });
  const rest = deflateRawSync(zeros.subarray(0, bytes % zeros.length));
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((bytes % 65_521) * 65_536 + 1);
  const parts = Array.from({ length: Math.floor(bytes / zeros.length) }, () => part);
  return pngOf(side, Buffer.concat([Buffer.from([0x78, 0x01]), ...parts, rest, sum]));
}

function pngOf(side: number, pixels: Buffer): Buffer {
  const heading = Buffer.alloc(13);
  heading.writeUInt32BE(side, 0);
  heading.writeUInt32BE(side, 4);
  heading.writeUInt8(8, 8);
  const chunks = [
    ['IHDR', heading],
    ['IDAT', pixels],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, ...chunks.map(([name, data]) => chunkOf(name, data))]);
}

function chunkOf(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

test('a picture of more pixels than there is memory for is refused by its size, and never unpacked', async () => {
  const small = await send(emptyPng(300));
  expect(small).toMatchObject({ status: 200, body: { Width: 300, Height: 300 } });
  const bomb = emptyPng(50_000);
  expect(bomb.length).toBeLessThan(3_000_000);
  for (const [file, side] of [
    [bomb, 50_000],
    [pngOf(900_000, Buffer.alloc(20)), 900_000],
  ] as const) {
    const { status, body } = await send(file);
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [
        {
          field: 'File',
          rule: 'maxAmount',
          message: `Bilden är ${side} × ${side} px. Den får ha högst 50 miljoner bildpunkter: gör den mindre.`,
        },
      ],
    });
  }
  expect((await send(pngOf(2 ** 31 - 1, Buffer.alloc(20)))).status).toBe(400);
  expect((await send(await halves())).status).toBe(200);
});

test('a customer reaches none of the pictures of the office', async () => {
  const { Id } = (await send(await halves())).body;
  const customer = await logInAs(shop, '1001');
  expect((await customer.get(`office/Thumbnail/${Id}`)).status).toBe(404);
});

async function save(id: number, values: object): Promise<void> {
  const { ViewIds: _same, ...now } = (await office.get(`office/articles/${id}`)).body;
  const input = { ...now, QuantityBefore: now.QuantityAvailable, ...values };
  expect((await office.put(`office/articles/${id}`, input)).status).toBe(200);
}

async function uploaded(): Promise<number> {
  return (await send(await halves())).body.Id;
}

test('further pictures of an article stand on its own page alone, in their order, until they are taken away', async () => {
  const [first, second, third] = [await uploaded(), await uploaded(), await uploaded()];
  const visitor = aVisitor(shop);
  await save(article.mug, { ImageId: first, ViewIds: [third, second] });
  expect((await visitor.get(`article/${article.mug}`)).body).toMatchObject({
    ImageId: first,
    ImageIds: [first, third, second],
  });
  for (const { ImageId, ...listed } of (await visitor.get('products?ids[]=1&ids[]=2')).body.Articles) {
    expect([ImageId, 'ImageIds' in listed]).toEqual([listed.Id === article.mug ? first : null, false]);
  }
  expect((await image(`/api/ArticleImage/${second}`)).status).toBe(200);

  await save(article.mug, { NameEN: 'Cup' });
  expect((await visitor.get(`article/${article.mug}`)).body.ImageIds).toEqual([first, third, second]);

  await save(article.mug, { ViewIds: [second] });
  expect((await visitor.get(`article/${article.mug}`)).body.ImageIds).toEqual([first, second]);
  expect((await image(`/api/ArticleImage/${third}`)).status).toBe(404);

  await save(article.mug, { ViewIds: [] });
  expect((await visitor.get(`article/${article.mug}`)).body).not.toHaveProperty('ImageIds');
});

test('further pictures of an article for customers are hidden from visitors', async () => {
  const [only] = [await uploaded()];
  await save(article.secret, { ViewIds: [only] });
  expect((await image(`/api/ArticleImage/${only}`)).status).toBe(404);
  const customer = await logInAs(shop, '1001');
  expect((await customer.get(`article/${article.secret}`)).body).toMatchObject({
    ImageId: null,
    ImageIds: [only],
  });
});

/** A picture that is red above and blue below: 400 wide and 800 high. */
async function above(): Promise<Buffer> {
  const below = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  return await sharp({ create: { width: 400, height: 800, channels: 3, background: '#ff0000' } })
    .composite([{ input: below, left: 0, top: 400 }])
    .jpeg()
    .toBuffer();
}

test('a focus near the bottom of a tall picture shows its bottom, and the old cut does not stay', async () => {
  const { Id } = (await send(await above())).body;
  await putOnMug(Id);
  const before = await image(`/api/ArticleThumbnail/${Id}`);
  const low = (await office.post(`office/pictures/${Id}/focus`, { X: 50, Y: 90 })).body;
  await putOnMug(low.Id);
  const after = await image(`/api/ArticleThumbnail/${low.Id}`);
  expect(after.bytes.equals(before.bytes)).toBe(false);
  const { channels } = await sharp(after.bytes).stats();
  expect(channels[2]?.mean).toBeGreaterThan(240);
  expect(channels[0]?.mean).toBeLessThan(15);
  const high = (await office.post(`office/pictures/${Id}/focus`, { X: 50, Y: 10 })).body;
  await putOnMug(high.Id);
  const other = await image(`/api/ArticleThumbnail/${high.Id}`);
  expect((await sharp(other.bytes).stats()).channels[0]?.mean).toBeGreaterThan(240);
});

test('a picture three wide and two high holds its focus, and loses no more than it must', async () => {
  const { Id } = (await send(await above())).body;
  const low = (await office.post(`office/pictures/${Id}/focus`, { X: 50, Y: 95 })).body;
  await putOnMug(low.Id);
  const wide = await image(`/api/ArticleImageWide/${low.Id}`);
  const { width, height } = await sharp(wide.bytes).metadata();
  expect([width, height]).toEqual([400, 267]);
  const { channels } = await sharp(wide.bytes).stats();
  expect(channels[2]?.mean).toBeGreaterThan(240);
  expect(channels[0]?.mean).toBeLessThan(15);
  const whole = await image(`/api/ArticleImage/${low.Id}`);
  expect((await sharp(whole.bytes).metadata()).height).toBe(800);
  const square = await image(`/api/ArticleThumbnail/${low.Id}`);
  expect(await sharp(square.bytes).metadata()).toMatchObject({ width: 300, height: 300 });
});

test('the square and the wide cut of one width are two pictures, and the office sees the square', async () => {
  const { Id } = (await send(await above())).body;
  const low = (await office.post(`office/pictures/${Id}/focus`, { X: 50, Y: 95 })).body;
  await putOnMug(low.Id);
  const sizeAt = async (path: string) => {
    const { width, height } = await sharp((await image(path, true)).bytes).metadata();
    return [width, height];
  };
  expect(await sizeAt(`/api/ArticleThumbnail/${low.Id}?w=600`)).toEqual([400, 400]);
  expect(await sizeAt(`/api/ArticleImageWide/${low.Id}?w=600`)).toEqual([400, 267]);
  expect(await sizeAt(`/api/ArticleImage/${low.Id}?w=600`)).toEqual([400, 800]);
  expect(await sizeAt(`/api/office/Thumbnail/${low.Id}?w=600`)).toEqual([400, 400]);
  expect(await sizeAt(`/api/office/Picture/${low.Id}?w=600`)).toEqual([400, 800]);
});

test('what is seen through stays so, and is white where a file cannot hold it', async () => {
  const clear = { width: 300, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const { Id } = (await send(await sharp({ create: clear }).png().toBuffer())).body;
  await putOnMug(Id);
  const { bytes } = await image(`/api/ArticleImage/${Id}`);
  expect((await sharp(bytes).stats()).channels[3]?.max).toBe(0);
  for (const path of ['ArticleImage', 'ArticleImageFull']) {
    const jpeg = await shop.http.inject({ url: `/api/${path}/${Id}`, headers: { accept: 'image/jpeg' } });
    expect((await sharp(jpeg.rawPayload).stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  }
});

test('a photograph that lies on its side in its file is kept upright', async () => {
  const lying = await sharp(await halves())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await send(lying)).body).toMatchObject({ Width: 400, Height: 800 });
});

test('a large photograph is kept 3,000 pixels wide', async () => {
  const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer();
  expect((await send(large)).body).toMatchObject({ Width: 3000, Height: 2250 });
});

test('a picture that is too small to be seen is refused in words', async () => {
  const small = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#808080' } })
      .png()
      .toBuffer();
  const { status, body } = await send(await small(20, 20));
  expect([status, body.errors]).toEqual([
    400,
    [
      {
        field: 'File',
        rule: 'minAmount',
        message: 'Bilden är 20 × 20 px. Den längsta sidan behöver ha minst 200 px.',
      },
    ],
  ]);
  expect((await send(await small(199, 199))).status).toBe(400);
  expect((await send(await small(200, 40))).status).toBe(200);
});
