import { memoizeByVersion } from '#kit/cache/memoize-by-version.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import type { Env } from '#kit/process/env.server.ts';
import type { ShopPrincipal } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { Settings } from './contract.ts';
import { settingsOf, type ShopSettings } from './declared-settings.ts';
import { logoUrlOf } from './logo.ts';
import { readSettingTexts } from './store.server.ts';
import { toldSettings } from './told-settings.ts';

export type ReadShopSettings = () => Promise<ShopSettings>;

export function shopSettingsReader({ db, versions }: Pick<Services, 'db' | 'versions'>): ReadShopSettings {
  return memoizeByVersion(versions, () => readShopSettings(db));
}

export async function readShopSettings(db: Db): Promise<ShopSettings> {
  return settingsOf(await readSettingTexts(db));
}

/** Returns what everybody is told of the settings, and addresses from the environment. */
export function settingsFor(principal: ShopPrincipal, settings: ShopSettings, env: Env): Settings {
  return {
    ...toldSettings(settings),
    ...(principal.kind === 'customer' && { ImageBankUrl: env.imageBankUrl }),
    SocialUrl: env.socialUrl,
    NewsletterActionUrl: env.newsletterActionUrl,
    TrackingUrlTemplate: trackingTemplateOf(settings, env),
    PasswordMin: env.passwordMin,
    LogoUrl: logoUrlOf(settings.LookLogo),
  };
}

/** Returns the carrier's page, with `{consignmentId}` in it, for what is sent by a way without one of its own. */
export function trackingTemplateOf(
  { TrackingUrlTemplate }: Pick<ShopSettings, 'TrackingUrlTemplate'>,
  { trackingUrlTemplate }: Pick<Env, 'trackingUrlTemplate'>,
): string {
  return TrackingUrlTemplate || trackingUrlTemplate;
}
