import { useCallback } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { queryOf, replaceAnswer } from '#kit/pages/query.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import {
  changeShoppingList,
  readShoppingList,
  type ListRowInput,
  type ShoppingList,
} from '#shop/shopping-lists/contract.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';

/** `rows` makes the new rows of those that the list has when the change before it is answered. */
export type ListChange = { name?: string; shared?: boolean; rows?: (now: ListRowInput[]) => ListRowInput[] };

/** A list and its changes. A change is refused when somebody else has changed the list meanwhile. */
export function useList(id: number) {
  const client = useQueryClient();
  const language = useLanguage();
  const list = useEndpoint(readShoppingList, { id }, { keepPrevious: false });
  const { queryKey } = queryOf(readShoppingList, language, { id });
  const replace = async (changed: ShoppingList) => {
    await replaceAnswer(client, queryKey, changed);
    void client.invalidateQueries({ queryKey: ['listShoppingLists'] });
  };
  const change = useMutation<ShoppingList, CallError, ListChange>({
    networkMode: 'always',
    // The version of the answer before is needed for the next change.
    scope: { id: `list ${id}` },
    mutationFn: ({ name, shared, rows }) => {
      const now = client.getQueryData<ShoppingList>(queryKey);
      return callOverHttp(changeShoppingList, {
        id,
        Name: name ?? now?.Name ?? '',
        ...(shared !== undefined && { Shared: shared }),
        Rows: rows ? rows(rowsOf(now?.Rows ?? [])) : null,
        Version: now?.Version ?? 1,
      });
    },
    onSuccess: replace,
  });
  const isConflict = change.error?.is('changed-meanwhile');
  const { refetch } = list;
  const { reset, mutateAsync } = change;
  const showNew = useCallback(() => {
    reset();
    void refetch();
  }, [refetch, reset]);
  /** Makes a change and returns whether it was taken; why not is the error of `change`. */
  const save = useCallback(
    async (wanted: ListChange): Promise<boolean> => {
      try {
        await mutateAsync(wanted);
        return true;
      } catch {
        return false;
      }
    },
    [mutateAsync],
  );
  return { list, change, save, replace, isConflict, showNew };
}

/** Returns the rows of a list as they are stored. */
export function rowsOf(rows: readonly Verdict[]): ListRowInput[] {
  return rows.flatMap(({ Article, GivenQuantity }) =>
    Article ? [{ ArticleId: Article.ArticleId, Quantity: Number(GivenQuantity) }] : [],
  );
}
