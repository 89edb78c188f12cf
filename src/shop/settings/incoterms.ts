/** The rules of Incoterms 2020, each with whose town it names; of sea trade it is a port, which has to be told. */
const incoterms2020 = {
  EXW: { name: 'Ex Works', town: 'seller' },
  FCA: { name: 'Free Carrier', town: 'seller' },
  CPT: { name: 'Carriage Paid To', town: 'buyer' },
  CIP: { name: 'Carriage and Insurance Paid To', town: 'buyer' },
  DAP: { name: 'Delivered at Place', town: 'buyer' },
  DPU: { name: 'Delivered at Place Unloaded', town: 'buyer' },
  DDP: { name: 'Delivered Duty Paid', town: 'buyer' },
  FAS: { name: 'Free Alongside Ship', town: 'port' },
  FOB: { name: 'Free On Board', town: 'port' },
  CFR: { name: 'Cost and Freight', town: 'port' },
  CIF: { name: 'Cost, Insurance and Freight', town: 'port' },
} as const;
export type Incoterm = keyof typeof incoterms2020;
export const incoterms = Object.keys(incoterms2020) as [Incoterm, ...Incoterm[]];

export function isIncoterm(code: string): code is Incoterm {
  return Object.hasOwn(incoterms2020, code);
}

/** The names are English in every language, as the rules are. */
export function incotermInWords(code: Incoterm): string {
  return `${code} – ${incoterms2020[code].name}`;
}

export type Terms = { incoterm: string; place: string };

/**
 * Returns the terms of a way of delivery, or else those of the shop. The shop's place does not go with a rule of the
 * way's own; where none is told it is the town that the rule names, and '' for a port.
 */
export function termsOf(way: Terms, shop: Terms, towns: { seller: string; buyer: string }): Terms {
  const incoterm = way.incoterm || shop.incoterm;
  if (!isIncoterm(incoterm)) return { incoterm: '', place: '' };
  const told = way.place || (way.incoterm ? '' : shop.place);
  const { town } = incoterms2020[incoterm];
  return { incoterm, place: told || (town === 'port' ? '' : towns[town]) };
}
