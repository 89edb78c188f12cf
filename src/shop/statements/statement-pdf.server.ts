import { parseLanguage } from '#kit/text/language.ts';
import type { Services } from '#kit/services/services.server.ts';
import { sellerOf } from '#shop/printing/seller.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { printedThemeOf } from '#shop/theme/printed-theme.server.ts';
import { openThemeFolder } from '#shop/theme/theme-folder.server.ts';
import { statementSheetOf } from './statement-sheet.server.ts';
import type { AccountStatement } from './statements.server.ts';

type Drawing = Pick<Services, 'db' | 'env' | 'log'>;

/** Draws a statement in the customer's language. */
export async function drawStatement(
  { db, env, log }: Drawing,
  texts: TextRepository,
  statement: AccountStatement,
): Promise<Buffer> {
  const settings = await texts.settings();
  const { [parseLanguage(statement.customer.language)]: t } = await texts.translators();
  const look = await printedThemeOf(settings, openThemeFolder({ db, env, log }));
  // The PDF code is loaded at the first request, so that the shop starts faster.
  const { drawList } = await import('#shop/printing/draw-list.server.ts');
  const sheet = statementSheetOf(statement, sellerOf(settings, env.publicUrl), t);
  return await drawList(sheet, new Date(statement.day), look);
}
