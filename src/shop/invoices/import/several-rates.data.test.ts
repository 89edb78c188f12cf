import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import { writeFile } from '../../../../test/import/write-file.ts';
import { times } from '../../../../test/sizes.ts';
import type { Client, TestShop } from '../../../../test/shop.ts';
import { openTextRepository } from '#shop/texts/texts.server.ts';
import { importInvoices } from './import-invoices.server.ts';

let shop: TestShop;
let office: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});

const kronor = (ore: number) => (ore / 100).toFixed(2).replace('.', ',');
const inOre = (wire: number) => Math.round(wire * 100);

/** What was charged at each rate, which a file does not tell. */
const charged = fc.record({
  at25: fc.integer({ min: 0, max: 500_000 }),
  at12: fc.integer({ min: 0, max: 500_000 }),
  at6: fc.integer({ min: 0, max: 500_000 }),
  at0: fc.integer({ min: 1, max: 500_000 }),
  parts: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 3 }),
});

async function credit(number: number, what: string, more: object): Promise<number> {
  const { Version } = (await office.get(`office/invoices/${number}`)).body;
  const given = { Version, Mail: false, ...more };
  const { status, body } = await office.post(`office/invoices/${number}/${what}`, given);
  expect([what, more, status]).toEqual([what, more, 200]);
  return body.Number;
}

test('an invoice of several rates that the file does not tell is credited in parts, and closes', async () => {
  let number = 98_000;
  await fc.assert(
    fc.asyncProperty(charged, async ({ at25, at12, at6, at0, parts }) => {
      number += 100;
      const net = at25 + at12 + at6 + at0;
      const vat = Math.round((25 * at25 + 12 * at12 + 6 * at6) / 100);
      const read = importInvoices(shop.services, openTextRepository(shop.services));
      const table = `invoice_no;type;customer_no;invoice_date;net;vat\n${number};invoice;1001;2026-10-01;${kronor(net)};${kronor(vat)}\n`;
      const outcome = await read(shop.db, writeFile(table), { skipBad: false, dryRun: false });
      expect([outcome.isCommitted, outcome.refusals]).toEqual([true, []]);
      const notes: number[] = [];
      let left = net;
      for (const part of parts) {
        const amount = Math.min(left, Math.ceil((net * part) / 100));
        if (amount === 0) break;
        notes.push(
          await credit(number, 'credit-notes/amount', { Amount: amount / 100, RowId: null, Text: '' }),
        );
        left -= amount;
      }
      if (notes.length === 0) {
        const [row] = (await office.get(`office/invoices/${number}`)).body.Rows;
        notes.push(await credit(number, 'credit-notes', { Rows: [{ RowId: row.Id, Quantity: 1 }] }));
      } else if (left > 0)
        notes.push(
          await credit(number, 'credit-notes/amount', { Amount: left / 100, RowId: null, Text: '' }),
        );
      const credited = await Promise.all(notes.map((one) => office.get(`office/invoices/${one}`)));
      const sum = (name: string) => credited.reduce((all, { body }) => all + inOre(body[name]), 0);
      expect([sum('NetAmount'), sum('VatAmount'), sum('TotalAmount')]).toEqual([
        0 - net,
        0 - vat,
        0 - net - vat,
      ]);
      // Each part has its share of the VAT, but for what was rounded before.
      for (const { body } of credited) {
        const share = (vat * inOre(body.NetAmount)) / net;
        expect(Math.abs(inOre(body.VatAmount) - share)).toBeLessThan(100 + net / 1000);
      }
      expect((await office.get(`office/invoices/${number}`)).body).toMatchObject({
        State: 'annulled',
        Balance: 0,
      });
    }),
    { seed: 98, numRuns: 15 * times },
  );
});
