import sharp from 'sharp';
import type { ImageIntake } from '../../src/shop/articles/office/image-intake/contract.ts';
import type { Client, TestShop } from '../shop.ts';

/** A small picture that differs from those of other numbers. */
export async function image(number: number, side = 220): Promise<Buffer> {
  const background = { r: number % 256, g: (number * 7) % 256, b: Math.floor(number / 256) };
  const made = { width: side, height: side, channels: 3, background } as const;
  return await sharp({ create: made }).jpeg().toBuffer();
}

/** A heap of pictures in the office of a test shop. */
export async function beginIntake(shop: TestShop, office: Client) {
  const id: number = (await office.post('office/picture-intakes')).body.Id;
  const path = `office/picture-intakes/${id}`;
  const read = async (): Promise<ImageIntake> => (await office.get(path)).body;
  return {
    id,
    path,
    read,
    async send(fileName: string, bytes: Buffer) {
      const response = await shop.http.inject({
        method: 'POST',
        url: `/api/${path}/files?fileName=${encodeURIComponent(fileName)}`,
        headers: { 'content-type': 'application/octet-stream' },
        payload: bytes,
        cookies: { office: office.office ?? '' },
      });
      return { status: response.statusCode, body: response.json() };
    },
    /** The rows by the names of their files. */
    async rows() {
      return new Map((await read()).Rows.map((row) => [row.FileName, row]));
    },
    async change(Rows: object[]) {
      return await office.put(path, { Rows, Version: (await read()).Version });
    },
    async takeIn() {
      return await office.post(`${path}/take-in`, { Version: (await read()).Version });
    },
  };
}
