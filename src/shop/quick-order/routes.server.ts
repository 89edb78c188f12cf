import { badField } from '#kit/http/problem.ts';
import { serve } from '#kit/http/router.server.ts';
import type { Route } from '#kit/http/router.server.ts';
import { mostRows } from '#shop/wanted-rows/contract.ts';
import { previewRows } from '#shop/wanted-rows/preview.server.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import { tooManyRows } from '#shop/wanted-rows/too-many-rows.ts';
import { previewQuickOrder } from './contract.ts';

export function quickOrderRoutes(rows: RowServices): Route[] {
  return [
    serve(previewQuickOrder, async ({ Text, Rows }, customer, { language }) => {
      if (typeof Text === 'string' && Rows) return badField('Rows', 'regex');
      if (typeof Text !== 'string' && !Rows) return badField('Text', 'required');
      const wanted = Rows ?? linesOf(Text ?? '');
      if (wanted.length > mostRows) return tooManyRows;
      return await previewRows(rows, customer, wanted, { language });
    }),
  ];
}

function linesOf(text: string) {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, place) => ({ Line: place + 1, Ref: line.trim() }))
    .filter(({ Ref }) => Ref !== '');
}
