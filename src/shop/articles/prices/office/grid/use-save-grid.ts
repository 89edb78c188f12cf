import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce, toast } from '#kit/browser/announce.ts';
import { callOverHttp, CallError } from '#kit/http/call.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { callOf, partsOf, refusedCells, theirsOf, type Change } from './changes.ts';
import { mostCells, readPriceGrid, savePriceGrid } from './contract.ts';
import type { GridDrafts } from './use-grid-drafts.ts';

const stale = ['listPrices', 'listSteps', 'listPricesOfArticle', 'listPriceLists', 'listChanges'];

/** Saves what is changed, all of a call or none of it. What is refused stays as it was typed. */
export function useSaveGrid(code: string, drafts: GridDrafts) {
  const t = useOfficeT();
  const client = useQueryClient();
  return useMutation<void, CallError>({
    networkMode: 'always',
    mutationFn: async () => {
      const sent = drafts.texts;
      for (const part of partsOf(drafts.changes, mostCells)) {
        if (!(await savePart(part))) return;
        await client.invalidateQueries({ queryKey: [readPriceGrid.name] });
        drafts.saved(
          part.flatMap(({ keys }) => keys),
          sent,
        );
      }
      toast(t('form.saved'));
    },
    onSettled: () => {
      for (const name of [...stale, 'readPriceList', 'readOfficeArticle', 'listOfficeArticles'])
        void client.invalidateQueries({ queryKey: [name] });
    },
  });

  /** Returns false where cells are refused, which are marked then. */
  async function savePart(part: readonly Change[]): Promise<boolean> {
    try {
      await callOverHttp(savePriceGrid, { code, ...callOf(part) });
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { Meanwhile, errors = [] } = error.problem ?? {};
      const refused = refusedCells(part, errors);
      if (!Meanwhile && refused.size === 0) throw error;
      drafts.setRefused(refused);
      if (Meanwhile) {
        const theirs = theirsOf(part, Meanwhile);
        drafts.setTheirs(theirs);
        announce(
          t(theirs.size === 1 ? 'priceGrid.meanwhile.one' : 'priceGrid.meanwhile.other', { n: theirs.size }),
        );
      } else announce([...refused.values()].join('. '));
      return false;
    }
  }
}
