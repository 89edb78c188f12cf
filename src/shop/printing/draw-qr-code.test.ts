import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { invoiceOf, invoiceRow } from '../../../test/invoice.ts';
import { readQrCodes } from '../../../test/qr-reader.ts';
import { settingsOf } from '#shop/settings/declared-settings.ts';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import { sheetOf } from '#shop/invoices/invoice-sheet.server.ts';
import type { WholeInvoice } from '#shop/invoices/store.server.ts';
import { drawSheet } from './draw-sheet.server.ts';
import { sellerOf } from './seller.ts';

const seller = sellerOf(
  settingsOf({
    CompanyName: 'Björk & Co AB',
    CompanyRegistrationNumber: '556677-8899',
    Bankgiro: '991-2346',
  }),
  'https://maker.example',
);
const look = {
  colours: { ink: '#000', quiet: '#555', rule: '#ccc', accent: '#063', tint: '#eef', signal: '#b00' },
};

async function drawn(changes: Partial<WholeInvoice> = {}): Promise<Rectangle[]> {
  const invoice = invoiceOf([invoiceRow(1, 6, 8950)], 13425, changes);
  const sheet = sheetOf(invoice, seller, translator(languageTables.sv, 'sv'));
  return blackOf(await drawSheet(sheet, new Date('2026-10-21'), look));
}

type Rectangle = { x: number; y: number; width: number; height: number };

/** Returns the rectangles of the largest filled shape of a PDF made by pdfkit. */
function blackOf(pdf: Buffer): Rectangle[] {
  const streams = [...pdf.toString('latin1').matchAll(/\nstream\n([^]*?)\nendstream/g)].map(
    ([, body = '']) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    },
  );
  const shapes = streams.flatMap((text) => text.match(/(?:[-\d.]+ [-\d.]+ [-\d.]+ [-\d.]+ re\n)+/g) ?? []);
  const largest = shapes.sort((one, other) => other.length - one.length)[0] ?? '';
  return [...largest.matchAll(/([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re/g)].map((found) => {
    const [x = 0, y = 0, width = 0, height = 0] = found.slice(1).map(Number);
    return { x, y, width, height };
  });
}

/** Draws the rectangles at 12 pixels a point, which is finer than any printer of an office. */
async function read(rectangles: readonly Rectangle[]) {
  const left = Math.min(...rectangles.map(({ x }) => x)) - 8;
  const top = Math.min(...rectangles.map(({ y }) => y)) - 8;
  const scale = 12;
  const side = 110 * scale;
  const dark = new Uint8Array(side * side);
  for (const { x, y, width, height } of rectangles)
    for (let down = Math.round((y - top) * scale); down < Math.round((y + height - top) * scale); down++) {
      const from = Math.round((x - left) * scale);
      dark.fill(1, down * side + from, down * side + from + Math.round(width * scale));
    }
  return await readQrCodes(side, (x, y) => dark[y * side + x] === 1);
}

test('the code on the paper of an invoice is read back by another decoder', async () => {
  const [code] = await read(await drawn());
  expect(JSON.parse(code!.text)).toEqual({
    uqr: 1,
    tp: 1,
    nme: 'Björk & Co AB',
    cid: '556677-8899',
    iref: '10045789',
    idt: '20261021',
    ddt: '20261120',
    due: 671.25,
    pt: 'BG',
    acc: '991-2346',
  });
  expect(code!.level).toBe('M');
});

test('once something is paid, or abroad, the paper has no code', async () => {
  for (const changes of [{ balance: 1 }, { currency_code: 'EUR' }, { buyer_country_code: 'NO' }])
    expect((await drawn(changes)).length).toBeLessThan(20);
});
