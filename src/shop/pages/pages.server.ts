import type { OutputOf } from '#kit/http/endpoint.ts';
import { memoizeByVersion } from '#kit/cache/memoize-by-version.server.ts';
import { defaultLanguage, inLanguage, languages, shownIn, type Language } from '#kit/text/language.ts';
import { visitor, type ShopPrincipal } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { blocksByPage } from './blocks.server.ts';
import type { readPage } from './contract.ts';
import type { listPages } from './menu-contract.ts';
import { readBlocks, readFormerAddresses, readLinks, readPages } from './store.server.ts';

type MenuPage = OutputOf<typeof listPages>[number];
type Page = OutputOf<typeof readPage>;

export type PageRepository = {
  pagesFor(principal: ShopPrincipal, tag: string, language: Language): Promise<MenuPage[]>;
  /**
   * Also finds a page by a former address: the page's own address tells where it is now. Returns undefined as well
   * when a visitor requests a page for customers.
   */
  pageFor(principal: ShopPrincipal, slug: string, language: Language): Promise<Page | undefined>;
  /** Returns all pages that this reader may see, whatever their tags. */
  visiblePages(principal: ShopPrincipal, language: Language): Promise<readonly Page[]>;
  /** Returns the addresses of all pages visible to visitors, whatever their tags. */
  openSlugs(): Promise<string[]>;
  /** Returns whether this reader may see a page that shows this picture. */
  showsImage(principal: ShopPrincipal, imageId: number): Promise<boolean>;
};

/** The tag of pages that only customers see. */
const loggedInTag = 'loggedin';

export function openPageRepository({ db, versions }: Pick<Services, 'db' | 'versions'>): PageRepository {
  const memoized = memoizeByVersion(versions, async () => {
    const rows = await readPages(db);
    const blocks = await readBlocks(db);
    const links = await readLinks(db);
    const former = new Map((await readFormerAddresses(db)).map((row) => [row.former, row.now]));
    const imagesOf = new Map(rows.map((row) => [row.slug, new Set<number>()]));
    const slugs = new Map(rows.map((row) => [row.id, row.slug]));
    for (const { page_id, image_id } of blocks)
      if (image_id !== null) imagesOf.get(slugs.get(page_id) ?? '')?.add(image_id);
    const pagesIn = (language: Language): Page[] => {
      const blocksOf = blocksByPage(blocks, links, language);
      return rows.map((row) => ({
        Slug: row.slug,
        Title: inLanguage(language, row.title_sv, row.title_en),
        ...shownIn(language, { Title: [row.title_sv, row.title_en] }),
        Tags: row.tags,
        Blocks: blocksOf(row.id),
      }));
    };
    const pages = Object.fromEntries(languages.map((language) => [language, pagesIn(language)]));
    return { pages: pages as Record<Language, Page[]>, imagesOf, former };
  });
  const visibleTo = async (principal: ShopPrincipal, language: Language) =>
    (await memoized()).pages[language].filter(
      (page) => principal.kind === 'customer' || !page.Tags.includes(loggedInTag),
    );
  return {
    async pagesFor(principal, tag, language) {
      return (await visibleTo(principal, language)).filter((page) => page.Tags.includes(tag));
    },
    async pageFor(principal, slug, language) {
      const visible = await visibleTo(principal, language);
      const wanted = slug.toLowerCase();
      const there = visible.find((page) => page.Slug.toLowerCase() === wanted);
      if (there) return there;
      const moved = (await memoized()).former.get(wanted);
      return moved === undefined ? undefined : visible.find((page) => page.Slug === moved);
    },
    visiblePages: visibleTo,
    async openSlugs() {
      return (await visibleTo(visitor, defaultLanguage)).map(({ Slug }) => Slug);
    },
    async showsImage(principal, imageId) {
      const { imagesOf } = await memoized();
      return (await visibleTo(principal, defaultLanguage)).some((page) =>
        imagesOf.get(page.Slug)?.has(imageId),
      );
    },
  };
}
