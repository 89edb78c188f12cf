import { useCallback } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOverHttp } from '#kit/http/call.ts';
import type { CallError } from '#kit/http/call.ts';
import { queryOf } from '#kit/pages/query.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { changeShoppingList, readShoppingList } from '#shop/shopping-lists/contract.ts';
import type { ListRowInput, ShoppingList } from '#shop/shopping-lists/contract.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';

export type ListChange = { name?: string; rows?: ListRowInput[] };

/** A list and its changes. A change is refused when somebody else has changed the list meanwhile. */
export function useList(id: number) {
  const client = useQueryClient();
  const language = useLanguage();
  const list = useEndpoint(readShoppingList, { id }, { keepPrevious: false });
  const { queryKey } = queryOf(readShoppingList, language, { id });
  const change = useMutation<ShoppingList, CallError, ListChange>({
    networkMode: 'always',
    // The version of the answer before is needed for the next change.
    scope: { id: `list ${id}` },
    mutationFn: ({ name, rows }) => {
      const now = client.getQueryData<ShoppingList>(queryKey);
      return callOverHttp(changeShoppingList, {
        id,
        Name: name ?? now?.Name ?? '',
        Rows: rows ?? null,
        Version: now?.Version ?? 1,
      });
    },
    onSuccess: (changed) => {
      client.setQueryData(queryKey, changed);
      void client.invalidateQueries({ queryKey: ['listShoppingLists'] });
    },
  });
  const isConflict = change.error?.problem?.type === '/problems/changed-meanwhile';
  const { refetch } = list;
  const { reset } = change;
  const showNew = useCallback(() => {
    reset();
    void refetch();
  }, [refetch, reset]);
  return { list, change, isConflict, showNew };
}

/** Returns the rows of a list as they are stored. */
export function rowsOf(rows: readonly Verdict[]): ListRowInput[] {
  return rows.flatMap(({ Article, GivenQuantity }) =>
    Article ? [{ ArticleId: Article.ArticleId, Quantity: Number(GivenQuantity) }] : [],
  );
}
