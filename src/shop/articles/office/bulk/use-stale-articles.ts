import { useQueryClient } from '@tanstack/react-query';
import { listChanges } from '#shop/staff/change-log/contract.ts';
import { listOfficeArticles } from '#shop/articles/office/article-list-contract.ts';
import { readOfficeArticle } from '#shop/articles/office/contract.ts';
import { readLastBulkChange } from './contract.ts';

/** Returns what has all that shows articles fetched anew. */
export function useStaleArticles(): () => void {
  const client = useQueryClient();
  return () => {
    for (const { name } of [listOfficeArticles, readOfficeArticle, readLastBulkChange, listChanges])
      void client.invalidateQueries({ queryKey: [name] });
  };
}
