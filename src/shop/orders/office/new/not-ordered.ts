import type { Preview } from '#shop/wanted-rows/contract.ts';

/** How many rows would be left out: those that cannot be ordered, and lines that may be rows and were not understood. */
export function notOrdered({ Rows, Skipped }: Preview): number {
  return (
    Rows.filter(({ State }) => State === 'stopped').length +
    Skipped.filter(({ Unread }) => Unread !== undefined).length
  );
}
