import { useEffect, useMemo, useState } from 'react';
import { useT } from '#shop/texts/use-texts.ts';
import type { Preview, Verdict } from '#shop/wanted-rows/contract.ts';
import { whyNot } from '#shop/wanted-rows/preview/use-add-rows.ts';
import { wantedOfLines } from './lines.ts';
import type { OrderLine } from './lines.ts';
import { judgeRows } from './use-quick-order.ts';

const restMs = 250;

type Judged = { of: string; preview: Preview; ids: readonly (number | undefined)[] };

/** Judges the lines of the grid a moment after they were changed. */
export function useJudgedLines(lines: readonly OrderLine[], turn: number) {
  const t = useT();
  const [judged, setJudged] = useState<Judged>();
  const [failed, setFailed] = useState<{ of: string; text: string }>();
  const wanted = useMemo(() => wantedOfLines(lines), [lines]);
  const asked = `${turn} ${JSON.stringify(wanted)}`;

  useEffect(() => {
    if (wanted.length === 0) return;
    let isGone = false;
    const ids = lines.map(({ id }) => id);
    const timer = setTimeout(() => {
      judgeRows(wanted).then(
        (preview) => {
          if (!isGone) setJudged({ of: asked, preview, ids });
        },
        (error: unknown) => {
          if (!isGone) setFailed({ of: asked, text: whyNot(error, t) });
        },
      );
    }, restMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
    // The same rows are not asked for again when only blank lines were added.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, t]);

  const verdicts = useMemo(() => {
    const byId = new Map<number, Verdict>();
    for (const verdict of judged?.preview.Rows ?? []) {
      const id = judged?.ids[verdict.Line - 1];
      if (id !== undefined) byId.set(id, verdict);
    }
    return byId;
  }, [judged]);

  const failure = failed?.of === asked ? failed.text : undefined;
  return {
    preview: wanted.length === 0 ? undefined : judged?.preview,
    isJudging: wanted.length > 0 && judged?.of !== asked && failure === undefined,
    failure,
    verdicts,
    idOf: (verdict: Verdict) => judged?.ids[verdict.Line - 1],
  };
}
