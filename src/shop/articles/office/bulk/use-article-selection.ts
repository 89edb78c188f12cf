import { useState } from 'react';
import { useSelection, type Selection } from '#shop/office/lists/use-selection.ts';

type Given = {
  /** The filters as one text: all that one of them finds is not all that another does. */
  filterKey: string;
  /** The ids of the page's rows, and how many the filter finds. */
  shown: readonly number[];
  total: number;
};

export type ArticleSelection = {
  rows: Selection;
  count: number;
  isAll: boolean;
  /** Takes all that the filter finds, on other pages too. */
  takeAll: () => void;
  clear: () => void;
};

/** The ticked rows, or all that the filter finds. */
export function useArticleSelection({ filterKey, shown, total }: Given): ArticleSelection {
  const ticked = useSelection();
  const [allOf, setAllOf] = useState<string>();
  const isAll = allOf === filterKey && total > 0;
  const clear = () => {
    setAllOf(undefined);
    ticked.clear();
  };
  const rows: Selection = isAll
    ? {
        ids: new Set(shown),
        // One that is unticked leaves the others of its page.
        set(ids, isOn) {
          setAllOf(undefined);
          ticked.set(shown, true);
          ticked.set(ids, isOn);
        },
        clear,
      }
    : ticked;
  return {
    rows,
    count: isAll ? total : ticked.ids.size,
    isAll,
    takeAll: () => setAllOf(filterKey),
    clear,
  };
}
