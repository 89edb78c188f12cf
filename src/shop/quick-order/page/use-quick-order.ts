import { useCallback, useEffect, useRef, useState } from 'react';
import { callOverHttp } from '#kit/http/call.ts';
import type { Preview, Wanted } from '#shop/wanted-rows/contract.ts';
import { previewQuickOrder } from '#shop/quick-order/contract.ts';
import { keepLines, readLines } from './kept-lines.ts';
import { isBlank, keptOf, lineOf, linesOfPreview, wantedOfLines, withEmptyLines } from './lines.ts';
import type { OrderLine } from './lines.ts';

export type ChangeLines = (by: (lines: OrderLine[]) => OrderLine[]) => void;

export const judgeRows = (Rows: Wanted[]): Promise<Preview> => callOverHttp(previewQuickOrder, { Rows });

/** Holds the lines of a quick order, which are kept until they are in the cart, and the preview while it is shown. */
export function useQuickOrder(customerNumber: string) {
  const [lines, setLines] = useState(() => withEmptyLines(readLines(customerNumber).map(lineOf)));
  const [preview, setPreview] = useState<Preview>();
  const latest = useRef(lines);

  useEffect(() => {
    latest.current = lines;
    keepLines(
      customerNumber,
      lines.filter((line) => !isBlank(line)).map(({ id: _id, ...kept }) => kept),
    );
  }, [customerNumber, lines]);

  const change: ChangeLines = useCallback((by) => setLines((before) => withEmptyLines(by(before))), []);

  /** Shows what was read from a text or file, after the lines that are there. */
  const show = useCallback(async (read: Preview): Promise<void> => {
    const before = latest.current.filter((line) => !isBlank(line));
    const all = [...before, ...linesOfPreview(read)];
    const judged = before.length === 0 ? read : await judgeRows(wantedOfLines(all));
    setLines(withEmptyLines(all));
    setPreview({ ...judged, Skipped: read.Skipped });
  }, []);

  /** Follows what is corrected, removed and added in the preview. */
  const follow = useCallback((rows: Wanted[]) => {
    setLines(withEmptyLines(rows.map((row) => lineOf(keptOf(row)))));
  }, []);

  /** Shows the lines sorted by what they need. They are judged anew: some may have just been put in the cart. */
  const review = useCallback(async (): Promise<void> => {
    setPreview(await judgeRows(wantedOfLines(latest.current)));
  }, []);

  const close = useCallback(() => setPreview(undefined), []);
  return { lines, change, preview, show, review, follow, close };
}
