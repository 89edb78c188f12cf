import { memoizeByVersion } from '#kit/cache/memoize-by-version.server.ts';
import type { Env } from '#kit/process/env.server.ts';
import type { ShopPrincipal } from '#kit/http/principal.ts';
import type { Services } from '#kit/http/router.server.ts';
import { logoUrlOf } from './logo-setting.ts';
import type { Settings } from './contract.ts';
import { readSettingRows } from './store.server.ts';

/** Returns what the maker has set, by the names of `office/contract.ts`; what is not set is missing. */
export type ReadStoredSettings = () => Promise<ReadonlyMap<string, string>>;

export function storedSettingsReader({
  db,
  versions,
}: Pick<Services, 'db' | 'versions'>): ReadStoredSettings {
  return memoizeByVersion(
    versions,
    async () => new Map((await readSettingRows(db)).map((row) => [row.name, row.value])),
  );
}

/** Returns the public settings: those in the database, and addresses from the environment. */
export function settingsFor(
  principal: ShopPrincipal,
  stored: ReadonlyMap<string, string>,
  env: Env,
): Settings {
  const of = (name: string): string => stored.get(name) ?? '';
  const maybe = (name: string): string | undefined => stored.get(name) || undefined;
  return {
    ...orderMonthsOf(stored),
    ArticleNewsTextSV: of('ArticleNewsTextSV'),
    ArticleNewsTextEN: of('ArticleNewsTextEN'),
    ArticleSeasonNewsTextSV: of('ArticleSeasonNewsTextSV'),
    ArticleSeasonNewsTextEN: of('ArticleSeasonNewsTextEN'),
    SeasonNewsMenuSV: of('SeasonNewsMenuSV'),
    SeasonNewsMenuEN: of('SeasonNewsMenuEN'),
    ...(principal.kind === 'customer' && { ImageBankUrl: env.imageBankUrl }),
    SocialUrl: env.socialUrl,
    NewsletterActionUrl: env.newsletterActionUrl,
    TrackingUrlTemplate: env.trackingUrlTemplate,
    CompanyName: shopNameOf(stored),
    CompanyRegistrationNumber: maybe('CompanyRegistrationNumber'),
    CompanyVatNumber: maybe('CompanyVatNumber'),
    CompanySeat: maybe('CompanySeat'),
    CompanyAddress: maybe('CompanyAddress'),
    CompanyZipCode: maybe('CompanyZipCode'),
    CompanyCity: maybe('CompanyCity'),
    CompanyEmail: maybe('CompanyEmail'),
    CompanyTelephone: maybe('CompanyTelephone'),
    Bankgiro: maybe('Bankgiro'),
    LogoUrl: logoUrlOf(stored),
  };
}

/** Returns the delivery months of articles made to order, and the maker's own words about them. */
export function orderMonthsOf(stored: ReadonlyMap<string, string>) {
  const of = (name: string): string => stored.get(name) ?? '';
  return {
    OrderMonth: of('OrderMonth'),
    OrderMonthSeason: of('OrderMonthSeason'),
    OrderMonthSV: of('OrderMonthSV'),
    OrderMonthEN: of('OrderMonthEN'),
    OrderMonthsSeasonSV: of('OrderMonthsSeasonSV'),
    OrderMonthsSeasonEN: of('OrderMonthsSeasonEN'),
  };
}

export function shopNameOf(stored: ReadonlyMap<string, string>): string {
  return stored.get('CompanyName') || 'Hylla';
}
