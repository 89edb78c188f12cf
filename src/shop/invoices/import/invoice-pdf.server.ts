import type { ImportOptions } from '#kit/tables/table-file-import.server.ts';
import { looksLikePdf, mostPdfBytes } from '#shop/invoices/invoice-files.server.ts';
import type { InvoiceAmounts } from '#shop/invoices/whole-invoice-store.server.ts';
import type { Line } from './invoice-refusals.server.ts';

/** Returns the PDF to store, undefined when there is none, or why it is refused. */
export async function pdfOf(
  { values: { pdf_file: name } }: Line,
  old: InvoiceAmounts | undefined,
  { beside, dryRun }: ImportOptions,
): Promise<Buffer | string | undefined> {
  if (name === undefined) return undefined;
  if (!beside) return 'can only be named by a file in the folder, which lies beside its PDFs';
  if (!/\.pdf$/i.test(name) || !beside.name(name)) return 'is not the name of a PDF beside it';
  if (old && old.pdf_key !== null) return undefined;
  const bytes = await beside.read(name, mostPdfBytes);
  if (typeof bytes === 'string') return bytes;
  if (!looksLikePdf(bytes)) return 'is no whole PDF';
  return dryRun ? undefined : bytes;
}
