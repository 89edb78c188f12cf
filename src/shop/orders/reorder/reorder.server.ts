import type { InputOf } from '#kit/http/endpoint.ts';
import { Problem } from '#kit/http/problem.ts';
import type { CustomerSession } from '#kit/http/principal.ts';
import type { Language } from '#kit/text/language.ts';
import { textOf } from '#shop/texts/language-table.ts';
import type { Preview } from '#shop/wanted-rows/contract.ts';
import { previewRows, type RowServices } from '#shop/wanted-rows/preview.server.ts';
import type { reorder } from './contract.ts';
import { orderedRowsOf, type OrderedRow } from './ordered-rows.server.ts';

export async function previewReorder(
  services: RowServices,
  customer: CustomerSession,
  { OrderId, RowIds }: InputOf<typeof reorder>,
  language: Language,
): Promise<Preview | Problem> {
  const rows = await orderedRowsOf(services.db, customer, OrderId);
  if (!rows) return new Problem('not-found');
  const requested = new Set(RowIds ?? rows.map(({ id }) => id));
  const chosen = rows
    .map((row, place) => ({ Line: place + 1, ...row }))
    .filter(({ id }) => requested.has(id));
  if (chosen.length < requested.size) return new Problem('not-found');
  return await previewRows(
    services,
    customer,
    chosen.flatMap(({ wanted }) => wanted ?? []),
    {
      language,
      skipped: chosen
        .filter(({ wanted }) => !wanted)
        .map((row) => ({ Line: row.Line, Text: cancelled(row, language) })),
    },
  );
}

function cancelled({ articleNumber, articleText }: OrderedRow, language: Language): string {
  const article = `${articleNumber} ${articleText}`.trim();
  return textOf('reorder.cancelled', { article })(language);
}
