import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '#kit/browser/announce.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Preview, Verdict, Wanted } from '#shop/wanted-rows/contract.ts';
import { previewOf, rowsToAdd, wantedOf } from './preview-rows.ts';
import { useAddRows, whyNot, type RowsFailure } from './use-add-rows.ts';
import { useAwaitedPress } from './use-awaited-press.ts';

export type ValidateRows = (rows: Wanted[]) => Promise<Preview>;

/** What a person changed on a row: another article, number or quantity. */
export type Correction = Pick<Wanted, 'ArticleId' | 'Ref' | 'Quantity'>;

type Options = {
  preview: Preview;
  wanted?: Wanted[] | undefined;
  validate: ValidateRows;
  /** Receives all rows that are left whenever a row was corrected, removed or added. */
  onRows?: ((rows: Wanted[]) => void) | undefined;
};

/** Holds the rows of a preview while a person corrects them and puts them in the cart. */
export function useRowsPreview({ preview, wanted: asked, validate, onRows }: Options) {
  const t = useT();
  const [shown, setShown] = useState(preview);
  const [failure, setFailure] = useState<RowsFailure>();
  const [isValidating, setValidating] = useState(false);
  const [added, setAdded] = useState(0);
  /** The rows as last requested: a correction may follow before the answer to the one before. */
  const wanted = useRef<Wanted[]>(asked ?? preview.Rows.map(wantedOf));
  const latest = useRef(0);

  useEffect(() => () => void latest.current++, []);

  const request = useCallback(
    async (rows: Wanted[]): Promise<void> => {
      const turn = ++latest.current;
      wanted.current = rows;
      onRows?.(rows);
      setFailure(undefined);
      setValidating(true);
      try {
        const validated = rows.length === 0 ? previewOf(preview, []) : await validate(rows);
        if (latest.current === turn) setShown((before) => ({ ...validated, Skipped: before.Skipped }));
      } catch (error) {
        if (latest.current === turn) setFailure({ text: whyNot(error, t), again: 'validate' });
      }
      if (latest.current === turn) setValidating(false);
    },
    [validate, onRows, preview, t],
  );

  const correct = useCallback(
    (line: number, correction: Correction) => {
      void request(wanted.current.map((row) => (row.Line === line ? { ...row, ...correction } : row)));
    },
    [request],
  );

  const remove = useCallback(
    ({ Line, Given, Article }: Verdict) => {
      const place = wanted.current.findIndex((row) => row.Line === Line);
      const gone = wanted.current[place];
      if (!gone) return;
      void request(wanted.current.toSpliced(place, 1));
      toast(t('rows.removed', { row: Article?.ArticleText ?? Given ?? Line }), {
        action: {
          label: t('cart.undo'),
          run: () => void request(wanted.current.toSpliced(Math.min(place, wanted.current.length), 0, gone)),
        },
      });
    },
    [request, t],
  );

  const { mutate: add, isPending: isAdding } = useAddRows({
    onFailed: setFailure,
    onAdded: (left, count) => {
      setAdded((before) => before + count);
      setShown((before) => previewOf(before, left));
      const lines = new Set(left.map(({ Line }) => Line));
      wanted.current = wanted.current.filter(({ Line }) => Line !== undefined && lines.has(Line));
      onRows?.(wanted.current);
    },
  });

  const { isAwaited, awaitPress } = useAwaitedPress(isValidating, addAll);
  function addAll(): void {
    if (isAdding) return;
    // A press that comes while a correction is validated waits for what comes of it.
    if (isValidating) return awaitPress();
    // The rows that are shown may be others than those that were corrected, or may be in the cart already.
    if (failure?.again === 'validate') return void request(wanted.current);
    if (rowsToAdd(shown.Rows).length === 0) return;
    setFailure(undefined);
    add(shown.Rows);
  }

  return {
    shown,
    failure: failure?.text,
    retry: addAll,
    isValidating,
    isAdding,
    isAwaited,
    /** How many rows have been put in the cart so far. */
    added,
    correct,
    remove,
    add: addAll,
  };
}
