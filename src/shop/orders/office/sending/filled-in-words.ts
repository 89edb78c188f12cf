import type { OfficeT } from '#shop/texts/office-language/text.ts';

export type FilledIn = {
  filled: number;
  /** Of which this many had other numbers before. */
  replaced: number;
  /** Of which this many are not ticked to be sent. */
  unticked: number;
};

/** Says what was filled in from a list, without a full stop at the end. */
export function filledInWords({ filled, replaced, unticked }: FilledIn, t: OfficeT): string {
  return [
    t(filled === 1 ? 'sendMany.filled.one' : 'sendMany.filled.other', { count: filled }),
    replaced > 0 && t('sendMany.replaced', { count: replaced }),
    unticked > 0 && t('sendMany.untickedOf', { count: unticked }),
  ]
    .filter(Boolean)
    .join('. ');
}
