import { memoizeByVersion } from '#kit/cache/memoize-by-version.server.ts';
import { inLanguage, type Language } from '#kit/text/language.ts';
import type { ShopPrincipal } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { ContactCard } from './contract.ts';
import { readContactCards } from './store.server.ts';

export type ContactCardRepository = {
  staffIn(language: Language): Promise<ContactCard[]>;
  showsImage(principal: ShopPrincipal, imageId: number): Promise<boolean>;
};

export function openContactCardRepository({
  db,
  versions,
}: Pick<Services, 'db' | 'versions'>): ContactCardRepository {
  const memoized = memoizeByVersion(versions, () => readContactCards(db));
  return {
    async staffIn(language) {
      return (await memoized()).map((row) => ({
        Id: row.id,
        Name: row.name,
        Role: inLanguage(language, row.role_sv, row.role_en),
        Email: row.email,
        Telephone: row.telephone,
        ImageId: row.image_id,
      }));
    },
    async showsImage(_principal, imageId) {
      return (await memoized()).some((row) => row.image_id === imageId);
    },
  };
}
