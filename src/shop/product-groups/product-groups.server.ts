import { memoizeByVersion } from '#kit/cache/memoize-by-version.server.ts';
import { inLanguage, shownIn, type Language } from '#kit/text/language.ts';
import type { ShopPrincipal } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { GroupImage, ProductGroup } from './contract.ts';
import { readProductGroups, type ProductGroupRow } from './store.server.ts';
import { idsWithin, visibleGroups } from './visible-groups.ts';

export type GroupRepository = {
  groupsFor(principal: ShopPrincipal, language: Language): Promise<ProductGroup[]>;
  /** Returns the ids of the groups that this reader may see; with `within`, only that group and those below it. */
  visibleIds(principal: Pick<ShopPrincipal, 'kind'>, within?: number): Promise<ReadonlySet<number>>;
  showsImage(principal: ShopPrincipal, imageId: number): Promise<boolean>;
};

export function openGroupRepository({ db, versions }: Pick<Services, 'db' | 'versions'>): GroupRepository {
  const all = memoizeByVersion(versions, () => readProductGroups(db));
  // The same groups always give the same set object, which callers use as a cache key.
  const sets = new WeakMap<readonly ProductGroupRow[], Map<string, ReadonlySet<number>>>();
  return {
    async groupsFor(principal, language) {
      const groups = visibleGroups(await all(), principal);
      const parents = new Set(groups.map((group) => group.parent_id));
      return groups.map((group) => groupToWire(group, language, parents.has(group.id)));
    },
    async visibleIds(principal, within) {
      const groups = await all();
      if (within !== undefined && !groups.some(({ id }) => id === within)) return new Set();
      const known = sets.get(groups) ?? new Map<string, ReadonlySet<number>>();
      sets.set(groups, known);
      const key = `${principal.kind} ${within}`;
      const found = known.get(key) ?? idsWithin(visibleGroups(groups, principal), within);
      known.set(key, found);
      return found;
    },
    async showsImage(principal, imageId) {
      return visibleGroups(await all(), principal).some(({ image_id }) => image_id === imageId);
    },
  };
}

function groupToWire(row: ProductGroupRow, language: Language, hasChildren: boolean): ProductGroup {
  return {
    ProductGroupId: row.id,
    ParentId: row.parent_id,
    Name: inLanguage(language, row.name_sv, row.name_en),
    RequireLogin: row.require_login,
    HasChildren: hasChildren,
    ...shownIn(language, { Name: [row.name_sv, row.name_en] }),
    ...(row.image_id !== null && { Picture: imageToWire(row.image_id, row, language) }),
  };
}

function imageToWire(
  imageId: number,
  { image_text_sv, image_text_en }: ProductGroupRow,
  language: Language,
): GroupImage {
  return {
    ImageId: imageId,
    Text: inLanguage(language, image_text_sv, image_text_en),
    ...shownIn(language, { Text: [image_text_sv, image_text_en] }),
  };
}
