import type { Db } from '#kit/database/db.server.ts';
import { lockAgainstWriters } from '#kit/database/insert-rows.server.ts';
import type { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { changeAs, versionOf } from '#shop/staff/change-log/change-as.server.ts';
import {
  aboutSetting,
  mapSettings,
  settingNames,
  type SettingTexts,
} from '#shop/settings/declared-settings.ts';
import { withCompanyFacts } from '#shop/settings/company-facts.ts';
import { readSettingTexts } from '#shop/settings/store.server.ts';
import type { OfficeSettings, SettingsInput } from './contract.ts';
import { putSetting } from './store.server.ts';

export async function officeSettings({ db }: Services): Promise<OfficeSettings> {
  return await readSettings(db);
}

export async function changeSettings(
  services: Services,
  by: StaffMember,
  { Version, ...input }: SettingsInput & { Version: string },
): Promise<OfficeSettings | Problem> {
  const complete = asShown(input);
  return await changeAs(by, services, { topic: 'settings', seen: Version }, async (trx, note, unchanged) => {
    await lockAgainstWriters(trx, 'setting');
    const { Version: now, ...before } = await readSettings(trx);
    unchanged(now);
    for (const name of settingNames)
      if (complete[name] !== before[name])
        await putSetting(trx, name, complete[name] === aboutSetting(name).default ? '' : complete[name]);
    note({ entity: 'settings', id: 'shop', action: 'change', before, after: complete });
    return await readSettings(trx);
  });
}

async function readSettings(db: Db): Promise<OfficeSettings> {
  const stored = await readSettingTexts(db);
  const shown = asShown(mapSettings((name) => stored[name] ?? ''));
  return { ...shown, Version: versionOf(shown) };
}

/**
 * An empty setting that has a default is shown, logged and compared as that, and the company's numbers as they are
 * written.
 */
function asShown(texts: SettingTexts): SettingTexts {
  return withCompanyFacts(mapSettings((name) => texts[name] || (aboutSetting(name).default ?? '')));
}
