import type { Db } from '#kit/database/db.server.ts';
import { inLanguage, shownIn, type Language } from '#kit/text/language.ts';
import { imageFactsOf, type ImageFacts } from '#shop/images/image-facts.server.ts';
import type { CatalogueArticle } from '#shop/articles/memoized-article.server.ts';
import { coloursToWire, materialsToWire } from '#shop/articles/article-to-wire.server.ts';
import { readCare } from '#shop/articles/store.server.ts';
import type { ColourRow, MaterialRow } from '#shop/articles/traits/store.server.ts';

type Closer = { care: readonly [sv: string, en: string | null]; images: readonly ImageFacts[] };

/**
 * Reads what only an article's own page tells, once for as long as the article stays in memory: an article that
 * changes is read into memory anew.
 */
export function openCloser(db: Db): (article: CatalogueArticle) => Promise<Closer> {
  const known = new WeakMap<CatalogueArticle, Promise<Closer>>();
  return (article) => {
    const before = known.get(article);
    if (before) return before;
    const reading = readCloser(db, article);
    known.set(article, reading);
    // A failure is not kept.
    reading.catch(() => known.delete(article));
    return reading;
  };
}

async function readCloser(db: Db, { row, imageIds }: CatalogueArticle): Promise<Closer> {
  const care = await readCare(db, row.id);
  return {
    care: [care?.care_sv ?? '', care?.care_en ?? null],
    images: await imageFactsOf(db, imageIds),
  };
}

type Names = { materials: readonly MaterialRow[]; colours: readonly ColourRow[] };

/** Returns it for the wire, with the language of the care text where that is another than the reader's. */
export function closerToWire(
  { row, imageIds, colourIds }: CatalogueArticle,
  { care, images }: Closer,
  { materials, colours }: Names,
  language: Language,
) {
  const text = inLanguage(language, ...care);
  const hasViews = imageIds.some((imageId) => imageId !== row.image_id);
  const material = materialsToWire(materials, language).find(({ Id }) => Id === row.material_id);
  const colors = coloursToWire(colours, language).filter(({ Id }) => colourIds.includes(Id));
  return {
    fields: {
      ...(hasViews && { ImageIds: [...imageIds] }),
      ...(images.length > 0 && { Pictures: images.map((image) => imageToWire(image, language)) }),
      ...(text && { Care: text }),
      ...(material && { Material: material }),
      ...(colors.length > 0 && { Colors: colors }),
      ...(row.country_of_origin && { CountryOfOrigin: row.country_of_origin }),
    },
    ...shownIn(language, { Care: care }),
  };
}

type Shown = { ShownIn?: Record<string, string> | undefined };

/** The languages of the texts of both. */
export function shownInOf(wire: Shown, closer: Shown): Shown {
  return closer.ShownIn ? { ShownIn: { ...wire.ShownIn, ...closer.ShownIn } } : {};
}

function imageToWire({ id, width, height, captionSv, captionEn }: ImageFacts, language: Language) {
  return { Id: id, Width: width, Height: height, Caption: inLanguage(language, captionSv, captionEn) };
}
