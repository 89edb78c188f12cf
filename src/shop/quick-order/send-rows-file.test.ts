import { afterEach, expect, test, vi } from 'vitest';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import { whyNot } from '#shop/wanted-rows/preview/use-add-rows.ts';
import { previewQuickOrderFile } from './contract.ts';
import { sendRowsFile } from './send-rows-file.ts';

const t = translator(languageTables.en, 'en');
const send = (bytes: number) => sendRowsFile(previewQuickOrderFile, {}, new Blob(['x'.repeat(bytes)]), t);

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [0, 'The file is empty.'],
  [2_000_001, 'The file is larger than 2 MB.'],
])('a file of %d bytes is refused before it is sent', async (bytes, why) => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const failure: unknown = await send(bytes).catch((error: unknown) => error);
  expect(whyNot(failure, t)).toBe(why);
  expect(fetched).not.toHaveBeenCalled();
});

test('a file of all that the server takes is sent', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ Rows: [] }));
  expect(previewQuickOrderFile.takesFile).toEqual({ mostBytes: 2_000_000 });
  expect(await send(2_000_000)).toEqual({ Rows: [] });
});
