import { visitor, type ShopPrincipal } from '#kit/http/principal.ts';
import type { GroupRepository } from '#shop/product-groups/product-groups.server.ts';
import type { Snapshot } from '#shop/articles/snapshot.server.ts';

export type CatalogueImages = {
  /** Returns whether this reader may see an article that shows this picture. */
  showsImage(principal: ShopPrincipal, imageId: number): Promise<boolean>;
  /** Returns the numbers of the publicly visible articles that show this picture. */
  publicArticleNumbersIn(imageId: number): Promise<string[]>;
  /** Pictures that only an article's own page shows, and no list. */
  imagesInNoList(): Promise<ReadonlySet<number>>;
};

/** What the articles for sale say of the pictures that show them. */
export function imagesOf(
  snapshot: () => Promise<Snapshot>,
  groups: Pick<GroupRepository, 'visibleIds'>,
): CatalogueImages {
  return {
    async showsImage(principal, imageId) {
      const visible = await groups.visibleIds(principal);
      const showing = (await snapshot()).byImage.get(imageId) ?? [];
      return showing.some(({ row }) => visible.has(row.product_group_id));
    },
    async publicArticleNumbersIn(imageId) {
      const visible = await groups.visibleIds(visitor);
      const showing = (await snapshot()).articlesInImage.get(imageId) ?? [];
      return showing.flatMap(({ row }) => (visible.has(row.product_group_id) ? [row.article_number] : []));
    },
    async imagesInNoList() {
      const { articles } = await snapshot();
      const further = new Set(
        articles.flatMap(({ imageIds, row }) => imageIds.filter((id) => id !== row.image_id)),
      );
      for (const { row } of articles) if (row.image_id !== null) further.delete(row.image_id);
      return further;
    },
  };
}
