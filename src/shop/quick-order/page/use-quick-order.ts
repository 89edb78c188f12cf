import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { callOverHttp } from '#kit/http/call.ts';
import type { Preview, SkippedLine, Wanted } from '#shop/wanted-rows/contract.ts';
import { isUnread } from '#shop/wanted-rows/preview/use-unread.ts';
import { previewQuickOrder } from '#shop/quick-order/contract.ts';
import { storedLines, storedList } from './stored-lines.ts';
import {
  isBlank,
  storedOf,
  lineOf,
  linesBeside,
  linesOfPreview,
  takenUp,
  wantedOfLines,
  withEmptyLines,
  type OrderLine,
} from './lines.ts';

export type ChangeLines = (by: (lines: OrderLine[]) => OrderLine[]) => void;

/** Reads the same list again, with these columns as the quantity. */
type AskAgain = (columns: readonly number[]) => Promise<Preview>;
/** What was read, and how it is read again with other columns as the quantity. */
export type Read = { preview: Preview; askAgain: AskAgain };
/** A list of which nobody has said yet which column is the quantity, or of which it is to be said anew. */
type Asked = Read & { columns: Preview['Columns']; chosen: readonly number[] };

/** A preview, with the rows that it is of unless they are as they were read, and the lines that are not in it. */
type Reviewed = { preview: Preview; wanted?: Wanted[]; beside: readonly OrderLine[]; askAgain?: AskAgain };

export const validateRows = (Rows: Wanted[]): Promise<Preview> => callOverHttp(previewQuickOrder, { Rows });

/** Holds the lines of a quick order, which are stored until they are in the cart, in all windows alike. */
function useStoredLines(person: string, onTakenUp: () => void) {
  const [lines, setLines] = useState(() => withEmptyLines(storedLines.read(person).map(lineOf)));
  const latestRef = useRef(lines);
  const [fromOthers] = useState(() => new WeakSet<readonly OrderLine[]>());

  useEffect(() => {
    latestRef.current = lines;
    // Stored again, they would overwrite what was typed in the other window since.
    if (fromOthers.has(lines)) return;
    storedLines.keep(
      person,
      lines.filter((line) => !isBlank(line)).map(({ id: _id, ...line }) => line),
    );
  }, [person, lines, fromOthers]);

  const takeUp = useEffectEvent((stored: Parameters<typeof takenUp>[1]) => {
    const taken = withEmptyLines(takenUp(latestRef.current, stored));
    fromOthers.add(taken);
    setLines(taken);
    onTakenUp();
  });
  useEffect(() => storedLines.follow(person, (stored) => takeUp(stored)), [person]);
  return { lines, setLines, latestRef };
}

/** Holds the lines of a quick order, and the preview while it is shown. */
export function useQuickOrder(person: string) {
  const [reviewed, setReviewed] = useState<Reviewed>();
  const { lines, setLines, latestRef } = useStoredLines(person, () => setReviewed(undefined));
  const [asked, setAsked] = useState<Asked>();
  /** The lines as they were before the list that is shown, to read it anew. */
  const before = useRef<readonly OrderLine[]>([]);
  /** What a person is to read before the lines that came with it are added. */
  const [unread, setUnread] = useState<Preview['Skipped']>([]);

  const change: ChangeLines = useCallback(
    (by) => setLines((before) => withEmptyLines(by(before))),
    [setLines],
  );

  /** Shows what was read from a text or file, after the lines that are there; or asks first which column is the quantity. */
  const show = useCallback(
    async ({ preview, askAgain }: Read): Promise<void> => {
      if (preview.Columns.length > 0) {
        before.current = latestRef.current;
        return setAsked({ preview, askAgain, columns: preview.Columns, chosen: [] });
      }
      const typed = latestRef.current.filter((line) => !isBlank(line));
      before.current = typed;
      const all = [...typed, ...linesOfPreview(preview)];
      const shown = typed.length === 0 ? { preview, beside: [] } : await reviewedOf(all);
      const { Answered } = preview;
      const fresh = preview.Skipped.filter(isUnread);
      const isFresh = (line: SkippedLine) =>
        fresh.some(({ Line, Unread }) => Line === line.Line && Unread === line.Unread);
      const still = [...(typed.length > 0 ? unread.filter((line) => !isFresh(line)) : []), ...fresh];
      const Skipped = [...still, ...preview.Skipped.filter((line) => !isUnread(line))];
      setUnread(still);
      setLines(withEmptyLines(all));
      setReviewed({ ...shown, preview: { ...shown.preview, Skipped, Answered }, askAgain });
      storedList.keep(person, '');
    },
    [person, unread, latestRef, setLines],
  );

  const answer = useCallback(
    async (columns: readonly number[]): Promise<void> => {
      if (!asked) return;
      const preview = await asked.askAgain(columns);
      latestRef.current = [...before.current];
      setReviewed(undefined);
      await show({ preview, askAgain: asked.askAgain });
      setAsked(undefined);
    },
    [asked, show, latestRef],
  );

  /** Asks again which column is the quantity of the list that is shown. */
  const ask = useCallback(() => {
    const { preview, askAgain } = reviewed ?? {};
    if (!preview?.Answered || !askAgain) return;
    setAsked({ preview, askAgain, columns: preview.Answered.Columns, chosen: preview.Answered.Quantity });
  }, [reviewed]);

  /** Follows what is corrected, removed and added in the preview. */
  const beside = reviewed?.beside;
  const follow = useCallback(
    (rows: Wanted[]) => {
      setLines(withEmptyLines([...rows.map((row) => lineOf(storedOf(row))), ...(beside ?? [])]));
    },
    [beside, setLines],
  );

  /** Shows the lines sorted by what they need. They are validated anew: some may have just been put in the cart. */
  const review = useCallback(async (): Promise<void> => {
    const shown = await reviewedOf(latestRef.current);
    setReviewed({ ...shown, preview: { ...shown.preview, Skipped: unread } });
  }, [unread, latestRef]);

  const close = useCallback(() => {
    setAsked(undefined);
    setReviewed(undefined);
  }, []);
  const ofLines = lines.every(isBlank) ? [] : unread;
  return { lines, unread: ofLines, change, reviewed, asked, show, answer, ask, review, follow, close };
}

async function reviewedOf(lines: readonly OrderLine[]): Promise<Reviewed> {
  const wanted = wantedOfLines(lines);
  return { preview: await validateRows(wanted), wanted, beside: linesBeside(lines, wanted) };
}
