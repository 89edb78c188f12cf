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

/** Draws copies of invoices as one PDF, to be printed at once; the PDF that is kept of each stays what it is. */
export async function copiesOfInvoices(
  services: Keeper,
  texts: TextRepository,
  invoices: readonly [WholeInvoice, ...WholeInvoice[]],
): Promise<Buffer> {
  const sheets = await sheetsOf(services, texts, invoices);
  const [first] = sheets;
  // The PDF code is loaded at the first request, so that the shop starts faster.
  const { drawSheets } = await import('#shop/printing/draw-sheet.server.ts');
  const about = { title: first.title, created: new Date(invoices[0].invoice_date) };
  return await drawSheets(sheets, about, await lookOf(services, texts));
}

async function draw(services: Keeper, texts: TextRepository, invoice: WholeInvoice): Promise<Buffer> {
  return await copiesOfInvoices(services, texts, [invoice]);
}

async function sheetsOf(
  { env }: Keeper,
  texts: TextRepository,
  [first, ...others]: readonly [WholeInvoice, ...WholeInvoice[]],
) {
  const seller = sellerOf(await texts.settings(), env.publicUrl);
  const translators = await texts.translators();
  const sheet = (invoice: WholeInvoice) => {
    const language = parseLanguage(invoice.language);
    return sheetOf({ ...invoice, language }, seller, translators[language]);
  };
  return [sheet(first), ...others.map(sheet)] as const;
}

async function lookOf({ db, env, log }: Keeper, texts: TextRepository) {
  return await printedThemeOf(await texts.settings(), openThemeFolder({ db, env, log }));
}
