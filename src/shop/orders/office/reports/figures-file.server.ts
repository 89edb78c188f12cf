import type { Language } from '#kit/text/language.ts';
import { wireToOre } from '#kit/text/money.ts';
import type { SheetCell } from '#kit/tables/out/xlsx-stream.server.ts';
import { xlsxFile } from '#kit/tables/out/xlsx-file.server.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import type { figureKinds, KeptRow, SalesRow, ShortRow } from './contract.ts';

type Kind = (typeof figureKinds)[number];
/** The figures, by the kind that was requested. */
export type Figures =
  | { sales: readonly SalesRow[] }
  | { short: readonly ShortRow[] }
  | { kept: readonly KeptRow[] }
  | { missed: readonly { Week: string; Words: string; Times: number }[] };

/** Writes a workbook in the caller's language. */
export async function figuresFile(kind: Kind, figures: Figures, language: Language): Promise<Buffer> {
  const t = officeTextIn(language);
  const title = t(`figures.by.${kind}`);
  if ('short' in figures)
    return await xlsxFile(
      title,
      [
        t('articles.field.ArticleNumber'),
        t('figures.article'),
        t('figures.short'),
        t('figures.orders'),
        t('figures.expected'),
      ],
      figures.short.map((row): SheetCell[] => [
        row.ArticleNumber,
        row.Description,
        row.QuantityShort,
        row.Orders,
        row.ExpectedDate && { day: row.ExpectedDate },
      ]),
    );
  if ('kept' in figures)
    return await xlsxFile(
      title,
      [t('figures.month'), t('figures.told'), t('figures.kept'), t('figures.missed'), t('figures.open')],
      figures.kept.map(({ Month, Told, Kept, Missed, Open }) => [Month, Told, Kept, Missed, Open]),
    );
  if ('missed' in figures)
    return await xlsxFile(
      title,
      [t('figures.name.week'), t('figures.words'), t('figures.times')],
      figures.missed.map(({ Week, Words, Times }) => [Week, Words, Times]),
    );
  const name = kind === 'short' || kind === 'vain' || kind === 'kept' ? 'week' : kind;
  return await xlsxFile(
    title,
    [
      t(`figures.name.${name}`),
      t('figures.orders'),
      t('figures.quantity'),
      t('figures.amount'),
      t('figures.currency'),
    ],
    figures.sales.map((row): SheetCell[] => [
      row.Name,
      row.Orders,
      row.Quantity,
      { ore: wireToOre(row.Amount) },
      row.CurrencyCode,
    ]),
  );
}
