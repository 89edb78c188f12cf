import { badField, type Problem } from '#kit/http/problem.ts';
import type { CustomerSession } from '#kit/http/principal.ts';
import type { Language } from '#kit/text/language.ts';
import { mostRows, type Preview, type Wanted } from '#shop/wanted-rows/contract.ts';
import { previewRows, type RowServices } from '#shop/wanted-rows/preview.server.ts';
import { tooManyRows } from '#shop/wanted-rows/too-many-rows.ts';
import { mostLines, previewLines } from './reading/read-orders.server.ts';
import { splitLines } from './reading/split-line.ts';

type Given = {
  Text?: string | null | undefined;
  Rows?: readonly Wanted[] | null | undefined;
  quantityColumns?: readonly number[] | null | undefined;
};

/** Reads a text or rows, one of both, and tells what they would order. */
export async function previewGiven(
  rows: RowServices,
  buyer: CustomerSession,
  { Text, Rows, quantityColumns }: Given,
  language: Language,
): Promise<Preview | Problem> {
  if (typeof Text === 'string') {
    if (Rows) return badField('Rows', 'regex');
    const options = { language, answered: quantityColumns ?? undefined };
    return await previewLines(rows, buyer, splitLines(Text, mostLines), options);
  }
  if (!Rows) return badField('Text', 'required');
  if (Rows.length > mostRows) return tooManyRows;
  return await previewRows(rows, buyer, Rows, { language });
}
