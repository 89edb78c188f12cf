import type { ReactNode } from 'react';
import { formatAmount, wireToOre } from '#kit/text/money.ts';
import desk from './desk.module.css';

/** What a fact is called, and its lines; those that say nothing are left out. */
export type Fact = readonly [label: string, lines: readonly ReactNode[]];

/** What is known of one thing. */
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

/** Amounts below a table; the last is what they come to. */
export function Sums({
  sums,
  currency,
}: {
  sums: readonly (readonly [label: string, amount: number])[];
  currency: string;
}) {
  return (
    <dl className={desk.sums}>
      {sums.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{`${formatAmount(wireToOre(amount))} ${currency}`}</dd>
        </div>
      ))}
    </dl>
  );
}
