type Values = { article_no?: string | undefined; ean?: string | undefined };

/** The EANs of the shop and of what the file has listed so far. */
export type KnownEans = {
  /** Tells that another article has the EAN of the row; nobody but the maker knows which is right. */
  note: (values: Values, note: (text: string) => void) => void;
};

const mostTold = 20;

export function knownEans(articles: Iterable<{ article_number: string; ean: string | null }>): KnownEans {
  const owners = new Map<string, string>();
  const eans = new Map<string, string>();
  const told = new Set<string>();
  const own = (number: string, ean: string) => {
    eans.set(number.toLowerCase(), ean);
    owners.set(ean, number);
  };
  for (const { article_number, ean } of articles)
    if (ean !== null && !owners.has(ean)) own(article_number, ean);
  return {
    note({ article_no = '', ean }, note) {
      if (ean === undefined) return;
      const other = owners.get(ean);
      const isOthers = other !== undefined && other.toLowerCase() !== article_no.toLowerCase();
      // What the file has given another EAN meanwhile has this one no longer.
      if (isOthers && eans.get(other.toLowerCase()) === ean) {
        if (told.size < mostTold) told.add(other);
        note(told.has(other) ? `the same EAN as article ${other}` : 'the same EAN as another article');
        eans.set(article_no.toLowerCase(), ean);
      } else own(article_no, ean);
    },
  };
}
