import type { TextKey } from '#shop/texts/language-table.ts';

/** The states of a row, from best to worst. The worst of its notes decides. */
export const rowStates = ['ok', 'changed', 'short', 'stopped'] as const;
export type RowState = (typeof rowStates)[number];

/** Every note that a row of quick order or of a list can get, also why it stops: the state that it brings the row to at least, and its text. */
export const verdictNotes = {
  rounded: { state: 'changed', text: 'verdict.rounded' },
  onePackage: { state: 'changed', text: 'verdict.onePackage' },
  merged: { state: 'changed', text: 'verdict.merged' },
  priceChanged: { state: 'changed', text: 'verdict.priceChanged' },
  packChanged: { state: 'changed', text: 'verdict.packChanged' },
  short: { state: 'short', text: 'verdict.short' },
  inCart: { state: 'ok', text: 'verdict.inCart' },
  unknown: { state: 'stopped', text: 'verdict.unknown' },
  ended: { state: 'stopped', text: 'verdict.ended' },
  notForYou: { state: 'stopped', text: 'verdict.notForYou' },
  soldOut: { state: 'stopped', text: 'verdict.soldOut' },
  ambiguous: { state: 'stopped', text: 'verdict.ambiguous' },
  quantity: { state: 'stopped', text: 'verdict.quantity' },
  tooMany: { state: 'stopped', text: 'verdict.tooMany' },
  excelNumber: { state: 'stopped', text: 'verdict.excelNumber' },
} as const satisfies Record<string, { state: RowState; text: TextKey }>;

export type NoteCode = keyof typeof verdictNotes;
export const noteCodes = Object.keys(verdictNotes) as [NoteCode, ...NoteCode[]];

export function worstState(codes: readonly NoteCode[]): RowState {
  const worst = Math.max(0, ...codes.map((code) => rowStates.indexOf(verdictNotes[code].state)));
  return rowStates[worst]!;
}
