import { useCallback, useEffect, useRef, useState } from 'react';
import { isSameLine } from '#shop/quick-order/page/lines.ts';
import { validateRows } from '#shop/quick-order/page/use-quick-order.ts';
import { storedLines, type StoredLine } from '#shop/quick-order/page/stored-lines.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';
import { signalScan } from './scan-signals.ts';

/** A scanned number; `packs` counts whole packages, as many as scans. */
export type Scanned = { ref: string; packs: number; verdict: Verdict | undefined };

/** Holds what was scanned. It is kept after the lines of the quick order, so that it lies in its grid at the end. */
export function useScanned(person: string) {
  const [atStart] = useState<readonly StoredLine[]>(() => storedLines.read(person));
  const before = useRef(atStart);
  const [scanned, setScanned] = useState<readonly Scanned[]>([]);
  const latest = useRef(scanned);

  useEffect(() => {
    latest.current = scanned;
    storedLines.keep(person, [...before.current, ...scanned.toReversed().map(lineOf)]);
  }, [person, scanned]);

  useEffect(
    () =>
      storedLines.follow(person, (stored) => {
        const own = latest.current.map(lineOf);
        before.current = stored.filter((line) => !own.some((one) => isSameLine(one, line)));
      }),
    [person],
  );

  const scan = useCallback(async (ref: string): Promise<void> => {
    const known = latest.current.find((one) => one.ref === ref);
    setScanned((all) => withScan(all, ref));
    if (known?.verdict) return signalScan(known.verdict.Article !== null);
    try {
      const { Rows } = await validateRows([{ Ref: ref, Quantity: null }]);
      const [verdict] = Rows;
      setScanned((all) => all.map((one) => (one.ref === ref ? { ...one, verdict } : one)));
      signalScan(verdict?.Article != null);
    } catch {
      // While offline the number is stored; the grid validates it later.
      signalScan(false);
    }
  }, []);

  const setPacks = useCallback((ref: string, packs: number) => {
    setScanned((all) => all.map((one) => (one.ref === ref ? { ...one, packs } : one)));
  }, []);
  const remove = useCallback((ref: string) => {
    setScanned((all) => all.filter((one) => one.ref !== ref));
  }, []);
  const putBack = useCallback((one: Scanned) => setScanned((all) => [one, ...all]), []);
  return { scanned, scan, setPacks, remove, putBack };
}

/** The last scan comes first. */
function withScan(all: readonly Scanned[], ref: string): Scanned[] {
  const known = all.find((one) => one.ref === ref);
  const others = all.filter((one) => one.ref !== ref);
  return [{ ref, packs: (known?.packs ?? 0) + 1, verdict: known?.verdict }, ...others];
}

/** Of an unknown article the size of a package is unknown too. */
function lineOf({ ref, packs, verdict }: Scanned): StoredLine {
  const pack = verdict?.Article?.QuantityPerPackage;
  return { ref, quantity: pack === undefined && packs === 1 ? '' : `${packs * (pack ?? 1)}` };
}
