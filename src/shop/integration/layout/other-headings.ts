import type { ValueKind } from '#kit/tables/layout/values-of-column.ts';

const ofPackage = String.raw`förp|frp|pack|kartong|kolli|carton|dussin|dozen|dutzend|pall|ytter|outer|(?<!\p{L})(?:fp|krt|box|case|ve|vpe)(?!\p{L})`;

/** Headings of what looks like a price, a rate, a number of pieces or an EAN of the shop, and is none. */
const others: Partial<Record<ValueKind, RegExp>> = {
  // What consumers pay, what the maker pays, sums, and what a package costs: the shop's prices are those of one piece.
  money: new RegExp(
    String.raw`rek|rrp|uvp|cirka|(?<!\p{L})ca(?!\p{L})|kampanj|campaign|konsument|retail|inköp|purchase|cost|einkauf|jämför|total|frakt|freight|lista(?!\p{L})|list(?!\p{L})|${ofPackage}`,
    'iu',
  ),
  percent: /rabatt|discount|marg|provision|commission|påslag|markup|andel|share|svinn|aufschlag|täckning/iu,
  // Whatever else people count: pallets, what was sold, what is on its way.
  pieces:
    /pall|såld|sålt|sold|verkauft|beställ|order|på väg|på ingång|incoming|unterwegs|prognos|forecast|max|ytter|outer|container/iu,
  ean: new RegExp(ofPackage, 'iu'),
};

export function isOther(kind: ValueKind, heading: string): boolean {
  return others[kind]?.test(heading) ?? false;
}
