import type { DemoArticle } from './article.ts';

/** Unusual articles that occur in every real range and that every layout must handle, by article number. */
export const oddArticles: Readonly<Record<string, Partial<DemoArticle>>> = {
  '10117': {
    nameSv:
      'Bricka Granruset 33×27, jubileumsutgåva i numrerad upplaga om fjortonhundra exemplar med handskriven certifikatlapp, tegel',
    nameEn:
      'Tray Spruce Rush 33×27, anniversary edition in a numbered run of fourteen hundred copies with a handwritten certificate, brick',
  },
  '10104': { ean: null },
  '10105': { price: 7900, regularPrice: 9900 },
  '10110': { image: null },
  '20104': {
    nameSv: 'Espressomugg Måsvik 20 cl Café Løvsund, kol',
    nameEn: 'Espresso mug Gull Bay 20 cl Café Løvsund, charcoal',
  },
  '30401': {
    nameSv: 'Pläd Dimma 130×180 handvävd upplaga, björk',
    nameEn: 'Throw Mist 130×180 hand-woven edition, birch',
    price: 123450,
  },
  '40201': { weightG: 0 },
};
