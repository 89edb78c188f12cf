import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDebounced } from '#kit/browser/use-debounced.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Preview, Verdict } from '#shop/wanted-rows/contract.ts';
import { whyNot } from '#shop/wanted-rows/preview/use-add-rows.ts';
import { wantedOfLines, type OrderLine } from './lines.ts';
import { validateRows } from './use-quick-order.ts';

type Validated = { of: string; preview: Preview; ids: readonly (number | undefined)[] };

/** Validates the lines of the grid a moment after they were changed. */
export function useLineVerdicts(lines: readonly OrderLine[], turn: number) {
  const t = useT();
  const [validated, setValidated] = useState<Validated>();
  const [failed, setFailed] = useState<{ of: string; text: string }>();
  const wanted = useMemo(() => wantedOfLines(lines), [lines]);
  const key = `${turn} ${JSON.stringify(wanted)}`;

  // Blank lines that are added ask for nothing anew, so the effect depends on the text of the request alone.
  const request = useEffectEvent(() => ({ rows: wanted, ids: lines.map(({ id }) => id) }));
  const rested = useDebounced(key, 250);
  useEffect(() => {
    const { rows, ids } = request();
    if (rows.length === 0 || rested !== key) return;
    let isGone = false;
    validateRows(rows).then(
      (preview) => {
        if (!isGone) setValidated({ of: key, preview, ids });
      },
      (error: unknown) => {
        if (!isGone) setFailed({ of: key, text: whyNot(error, t) });
      },
    );
    return () => {
      isGone = true;
    };
  }, [key, rested, t]);

  const verdicts = useMemo(() => {
    const byId = new Map<number, Verdict>();
    for (const verdict of validated?.preview.Rows ?? []) {
      const id = validated?.ids[verdict.Line - 1];
      if (id !== undefined) byId.set(id, verdict);
    }
    return byId;
  }, [validated]);

  const failure = failed?.of === key ? failed.text : undefined;
  return {
    preview: wanted.length === 0 ? undefined : validated?.preview,
    isValidating: wanted.length > 0 && validated?.of !== key && failure === undefined,
    failure,
    verdicts,
    idOf: (verdict: Verdict) => validated?.ids[verdict.Line - 1],
  };
}
