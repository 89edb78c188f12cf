import { useCallback, useEffect, useRef, useState } from 'react';
import { callOverHttp } from '#kit/http/call.ts';
import type { Preview, Wanted } from '#shop/wanted-rows/contract.ts';
import { previewQuickOrder } from '#shop/quick-order/contract.ts';
import { followLines, storeLines, readLines } from './stored-lines.ts';
import {
  isBlank,
  storedOf,
  lineOf,
  linesBeside,
  linesOfPreview,
  takenUp,
  wantedOfLines,
  withEmptyLines,
} from './lines.ts';
import type { OrderLine } from './lines.ts';

export type ChangeLines = (by: (lines: OrderLine[]) => OrderLine[]) => void;

/** A preview, with the rows that it is of unless they are as they were read, and the lines that are not in it. */
type Reviewed = { preview: Preview; wanted?: Wanted[]; beside: readonly OrderLine[] };

export const validateRows = (Rows: Wanted[]): Promise<Preview> => callOverHttp(previewQuickOrder, { Rows });

/** Holds the lines of a quick order, which are stored until they are in the cart, and the preview while it is shown. */
export function useQuickOrder(customerNumber: string) {
  const [lines, setLines] = useState(() => withEmptyLines(readLines(customerNumber).map(lineOf)));
  const [reviewed, setReviewed] = useState<Reviewed>();
  const latest = useRef(lines);
  const [fromOthers] = useState(() => new WeakSet<readonly OrderLine[]>());

  useEffect(() => {
    latest.current = lines;
    // Stored again, they would overwrite what was typed in the other window since.
    if (fromOthers.has(lines)) return;
    storeLines(
      customerNumber,
      lines.filter((line) => !isBlank(line)).map(({ id: _id, ...line }) => line),
    );
  }, [customerNumber, lines, fromOthers]);

  useEffect(
    () =>
      followLines(customerNumber, (stored) => {
        const taken = withEmptyLines(takenUp(latest.current, stored));
        fromOthers.add(taken);
        setLines(taken);
        setReviewed(undefined);
      }),
    [customerNumber, fromOthers],
  );

  const change: ChangeLines = useCallback((by) => setLines((before) => withEmptyLines(by(before))), []);

  /** Shows what was read from a text or file, after the lines that are there. */
  const show = useCallback(async (read: Preview): Promise<void> => {
    const before = latest.current.filter((line) => !isBlank(line));
    const all = [...before, ...linesOfPreview(read)];
    const shown = before.length === 0 ? { preview: read, beside: [] } : await reviewedOf(all);
    setLines(withEmptyLines(all));
    setReviewed({ ...shown, preview: { ...shown.preview, Skipped: read.Skipped } });
  }, []);

  /** Follows what is corrected, removed and added in the preview. */
  const beside = reviewed?.beside;
  const follow = useCallback(
    (rows: Wanted[]) => {
      setLines(withEmptyLines([...rows.map((row) => lineOf(storedOf(row))), ...(beside ?? [])]));
    },
    [beside],
  );

  /** Shows the lines sorted by what they need. They are validated anew: some may have just been put in the cart. */
  const review = useCallback(async (): Promise<void> => {
    setReviewed(await reviewedOf(latest.current));
  }, []);

  const close = useCallback(() => setReviewed(undefined), []);
  return { lines, change, reviewed, show, review, follow, close };
}

async function reviewedOf(lines: readonly OrderLine[]): Promise<Reviewed> {
  const wanted = wantedOfLines(lines);
  return { preview: await validateRows(wanted), wanted, beside: linesBeside(lines, wanted) };
}
