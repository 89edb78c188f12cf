import { useState } from 'react';
import type { ToSend } from './contract.ts';
import type { FilledIn } from './filled-in-words.ts';
import { parcelsToSend } from './parcel-doubt.ts';
import type { Shown } from './pasted-parcels.ts';

export type TypedLine = { parcels: string; despite: boolean };
export type TypedLines = Readonly<Record<number, TypedLine>>;

export const blankLine: TypedLine = { parcels: '', despite: false };

/** What is typed and ticked of the orders that are left, and which of them are sent. */
export function useTypedLines(left: readonly ToSend[]) {
  const [typed, setTyped] = useState<TypedLines>({});
  const typedOf = ({ OrderId }: ToSend) => typed[OrderId] ?? blankLine;
  const isSent = (order: ToSend) =>
    order.Refusal === '' && (order.Against.length === 0 || typedOf(order).despite);
  const change = (lines: ReadonlyMap<number, Partial<TypedLine>>) =>
    setTyped((before) => {
      const next = { ...before };
      for (const [id, line] of lines) next[id] = { ...blankLine, ...before[id], ...line };
      return next;
    });
  const open = left.filter(canOnlyBeAddedTo);
  return {
    typed,
    typedOf,
    chosen: left.filter(isSent),
    /** The orders of which only is asked whether the customer may add to them, and whether all are ticked. */
    open: {
      count: open.length,
      areTicked: open.every((order) => typedOf(order).despite),
      tick: (despite: boolean) => change(new Map(open.map(({ OrderId }) => [OrderId, { despite }]))),
    },
    shown: left.map((order): Shown => {
      const isNext = isSent(order) || canOnlyBeAddedTo(order);
      const takes = order.Refusal !== '' ? 'nothing' : isNext ? 'inOrder' : 'named';
      return { id: order.OrderId, pattern: order.ParcelPattern, takes };
    }),
    onType: (id: number, line: TypedLine) => change(new Map([[id, line]])),
    fill: (filled: ReadonlyMap<number, string>): FilledIn => {
      change(new Map([...filled].map(([id, parcels]) => [id, { parcels }])));
      const told = left.filter(({ OrderId }) => filled.get(OrderId));
      const isReplaced = (order: ToSend) => {
        const [before, now] = [typedOf(order).parcels, filled.get(order.OrderId) ?? ''].map((text) =>
          parcelsToSend(order.ParcelPattern, text),
        );
        return before !== '' && before !== now;
      };
      return {
        filled: told.length,
        replaced: told.filter(isReplaced).length,
        unticked: told.filter((order) => !isSent(order)).length,
      };
    },
  };
}

/** Nothing but that the customer may add to it still speaks against sending it. */
function canOnlyBeAddedTo({ Refusal, Against }: ToSend): boolean {
  return Refusal === '' && Against.length === 1 && Against[0] === 'open';
}
