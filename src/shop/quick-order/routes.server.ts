import { Problem } from '#kit/http/problem.ts';
import type { CustomerSession } from '#kit/http/principal.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { MissedSearches } from '#shop/articles/search/missed/missed-searches.server.ts';
import type { Preview } from '#shop/wanted-rows/contract.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import { listExamples, previewQuickOrder, previewQuickOrderFile, suggestArticles } from './contract.ts';
import { bestSheet, tellSheets } from './files/best-sheet.server.ts';
import { readSheetsOfFile } from './files/read-file.server.ts';
import { previewGiven } from './preview-given.server.ts';
import { previewLines } from './reading/read-orders.server.ts';
import { examplesFor, suggestionsFor } from './suggest.server.ts';

export function quickOrderRoutes(
  rows: RowServices,
  missedSearches: Pick<MissedSearches, 'countNumber'>,
): Route[] {
  const counting = (preview: Preview | Problem, { isTest }: CustomerSession) => {
    if (!(preview instanceof Problem) && !isTest)
      for (const number of unknownNumbers(preview)) missedSearches.countNumber(number);
    return preview;
  };
  return [
    serve(suggestArticles, ({ q }, customer, { language }) => suggestionsFor(rows, customer, q, language)),
    serve(listExamples, (_input, customer, { language }) => examplesFor(rows, customer, language)),
    serve(previewQuickOrder, async ({ Text, Rows, quantityColumns }, customer, { language }) => {
      const given = { Text, Rows, quantityColumns };
      return counting(await previewGiven(rows, customer, given, language), customer);
    }),
    serve(
      previewQuickOrderFile,
      async ({ File, quantityColumns, withoutQuantity }, customer, { language }) => {
        const sheets = await readSheetsOfFile(File, customer.id);
        if (sheets instanceof Problem) return sheets;
        const best = await bestSheet(rows, customer, sheets);
        const answered = withoutQuantity ? [] : quantityColumns;
        const preview = await previewLines(rows, customer, best.sheet.lines, { language, answered });
        return tellSheets(counting(preview, customer), sheets, best, language);
      },
    ),
  ];
}

function unknownNumbers({ Rows }: Preview): Set<string> {
  const unknown = Rows.filter(({ Notes }) => Notes.some(({ Code }) => Code === 'unknown'));
  return new Set(unknown.flatMap(({ Given }) => Given ?? []));
}
