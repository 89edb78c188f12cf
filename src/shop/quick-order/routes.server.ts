import { badField, Problem } from '#kit/http/problem.ts';
import { serve } from '#kit/http/router.server.ts';
import type { Route } from '#kit/http/router.server.ts';
import { mostRows } from '#shop/wanted-rows/contract.ts';
import { previewRows } from '#shop/wanted-rows/preview.server.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import { tooManyRows } from '#shop/wanted-rows/too-many-rows.ts';
import { previewQuickOrder, previewQuickOrderFile, suggestArticles } from './contract.ts';
import { readLinesOfFile } from './reading/read-file.server.ts';
import { previewLines } from './reading/read-orders.server.ts';
import { suggestionsFor } from './suggest.server.ts';
import { splitLines } from './reading/split-line.ts';

export function quickOrderRoutes(rows: RowServices): Route[] {
  return [
    serve(suggestArticles, ({ q }, customer, { language }) => suggestionsFor(rows, customer, q, language)),
    serve(previewQuickOrder, async ({ Text, Rows }, customer, { language }) => {
      if (typeof Text === 'string') {
        return Rows
          ? badField('Rows', 'regex')
          : await previewLines(rows, customer, splitLines(Text), language);
      }
      if (!Rows) return badField('Text', 'required');
      if (Rows.length > mostRows) return tooManyRows;
      return await previewRows(rows, customer, Rows, { language });
    }),
    serve(previewQuickOrderFile, async ({ File }, customer, { language }) => {
      const lines = await readLinesOfFile(File);
      return lines instanceof Problem ? lines : await previewLines(rows, customer, lines, language);
    }),
  ];
}
