import type { Db } from '#kit/database/db.server.ts';
import { lockAgainstWriters } from '#kit/database/insert-rows.server.ts';
import { ruleOf } from '#kit/fields/schema-issues.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { badField, type Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { changeAs, versionOf } from '#shop/staff/change-log/change-as.server.ts';
import {
  aboutSetting,
  mapSettings,
  settingNames,
  type SettingName,
  type SettingTexts,
} from '#shop/settings/declared-settings.ts';
import { withCompanyFacts } from '#shop/settings/company-facts.ts';
import { readSettingTexts } from '#shop/settings/store.server.ts';
import { SettingsInput, type changeSettings as changeCall, type OfficeSettings } from './contract.ts';
import { putSetting } from './store.server.ts';

export async function officeSettings({ db }: Services): Promise<OfficeSettings> {
  return await readSettings(db);
}

export async function changeSettings(
  services: Services,
  by: StaffMember,
  { Version, ...given }: InputOf<typeof changeCall>,
): Promise<OfficeSettings | Problem> {
  return await changeAs(by, services, { topic: 'settings', seen: Version }, async (trx, note, unchanged) => {
    await lockAgainstWriters(trx, 'setting');
    const { Version: now, ...before } = await readSettings(trx);
    unchanged(now);
    const complete = asShown(mapSettings((name) => given[name] ?? before[name]));
    const refused = refusedTogether(before, complete);
    if (refused) return refused;
    for (const name of settingNames)
      if (complete[name] !== before[name])
        await putSetting(trx, name, complete[name] === aboutSetting(name).default ? '' : complete[name]);
    note({ entity: 'settings', id: 'shop', action: 'change', before, after: complete });
    return await readSettings(trx);
  });
}

/** What is given may be right by itself, and wrong beside what stays. */
function refusedTogether(before: SettingTexts, complete: SettingTexts): Problem | undefined {
  const isMoved = complete.CompanyCountryCode !== before.CompanyCountryCode;
  for (const { path, message } of SettingsInput.safeParse(complete).error?.issues ?? []) {
    const name = path[0] as SettingName;
    if (isMoved || complete[name] !== before[name]) return badField(name, ruleOf(message));
  }
  return undefined;
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
