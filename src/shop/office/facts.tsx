import type { ReactNode } from 'react';
import { useAmounts } from './use-amounts.ts';
import desk from './desk.module.css';

/** A label and its lines; empty lines are left out. */
export type Fact = readonly [label: string, lines: readonly ReactNode[]];

/** The facts about one item. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={desk.facts}>
      {facts
        .map(([label, lines]) => [label, lines.filter(Boolean)] as const)
        .filter(([, lines]) => lines.length > 0)
        .map(([label, lines]) => (
          <div key={label}>
            <dt>{label}</dt>
            {lines.map((line, place) => (
              <dd key={place}>{line}</dd>
            ))}
          </div>
        ))}
    </dl>
  );
}

/** Amounts below a table; the last one is the total. */
export function Sums({
  sums,
  currency,
}: {
  sums: readonly (readonly [label: string, amount: number])[];
  currency: string;
}) {
  const { money } = useAmounts();
  return (
    <dl className={desk.sums}>
      {sums.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
