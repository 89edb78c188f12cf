import { setImmediate as others } from 'node:timers/promises';
import { parseLanguage } from '#kit/text/language.ts';
import type { Attachment } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { sellerOf } from '#shop/printing/seller.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { printedThemeOf } from '#shop/theme/printed-theme.server.ts';
import { openThemeFolder } from '#shop/theme/theme-folder.server.ts';
import { keepInvoiceFile, readInvoiceFile } from './invoice-files.server.ts';
import { sheetOf } from './invoice-sheet.server.ts';
import { isCreditNote } from './invoice-state.ts';
import { notePdfKey, type WholeInvoice } from './store.server.ts';
import { readInvoiceWithNotes } from './whole-invoice-store.server.ts';

type Keeper = Pick<Services, 'db' | 'env' | 'log'>;

/**
 * Returns the PDF of an invoice, which is made once and never changes: what has become of the invoice since stands on
 * screens. It is made when it is first mailed or opened. Only an annulled invoice that nobody was sent is drawn each
 * time, with a stamp, since it may cease to be annulled.
 */
export async function pdfOfInvoice(
  services: Keeper,
  texts: TextRepository,
  invoice: WholeInvoice,
): Promise<Buffer> {
  const { env, log, db } = services;
  const kept = invoice.pdf_key === null ? undefined : await readInvoiceFile(env, invoice.pdf_key);
  if (kept) return kept;
  const drawn = await draw(services, texts, invoice);
  if (invoice.is_annulled) return drawn;
  if (invoice.pdf_key !== null) {
    log.error({ invoice: invoice.invoice_number }, 'the kept PDF of an invoice is lost: it was drawn anew');
    return drawn;
  }
  // Whoever notes the key first has made the PDF: two may draw it at the same moment.
  const key = await keepInvoiceFile(env, drawn);
  const first = await notePdfKey(db, invoice.id, key);
  return first === key ? drawn : ((await readInvoiceFile(env, first)) ?? drawn);
}

/** Makes the PDF of an invoice that has just been made; one that cannot be made now is made when it is asked for. */
export async function keepPdf(services: Keeper, texts: TextRepository, number: number): Promise<void> {
  try {
    const invoice = await readInvoiceWithNotes(services.db, number);
    if (invoice) await pdfOfInvoice(services, texts, invoice);
  } catch (error) {
    services.log.error({ err: error, invoice: number }, 'the PDF of a new invoice could not be kept');
  }
}

/** Makes the PDFs of many invoices that have just been made, one after the other; nobody waits for them. */
export async function keepPdfs(services: Keeper, texts: TextRepository, numbers: readonly number[]) {
  for (const number of numbers) {
    await others();
    await keepPdf(services, texts, number);
  }
}

/** Returns the attachment of the mail about an invoice. */
export async function attachedInvoice(
  services: Keeper,
  texts: TextRepository,
  number: number,
): Promise<Attachment> {
  const invoice = await readInvoiceWithNotes(services.db, number);
  if (!invoice) throw new Error(`there is no invoice ${number}`);
  const content = await pdfOfInvoice(services, texts, invoice);
  const { [parseLanguage(invoice.language)]: t } = await texts.translators();
  const title = t(isCreditNote(invoice) ? 'invoice.creditDocumentTitle' : 'invoice.documentTitle', {
    number,
  });
  const filename = `${title.toLowerCase().replace(/\s+/g, '-')}.pdf`;
  return { filename, contentType: 'application/pdf', content };
}

async function draw({ db, env, log }: Keeper, texts: TextRepository, invoice: WholeInvoice): Promise<Buffer> {
  const language = parseLanguage(invoice.language);
  const settings = await texts.settings();
  const seller = sellerOf(settings, env.publicUrl);
  const { [language]: t } = await texts.translators();
  const look = await printedThemeOf(settings, openThemeFolder({ db, env, log }));
  // The PDF code is loaded at the first request, so that the shop starts faster.
  const { drawSheet } = await import('#shop/printing/draw-sheet.server.ts');
  return await drawSheet(sheetOf({ ...invoice, language }, seller, t), new Date(invoice.invoice_date), look);
}
