import type { Db } from '#kit/database/db.server.ts';
import { lockAgainstWriters } from '#kit/database/insert-rows.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import type { Language } from '#kit/text/language.ts';
import { mailReach } from '#shop/mail/office/mail-server/mail-reach.server.ts';
import { putOpening, readOpening, type OpeningState } from '#shop/opening/store.server.ts';
import type { ReadShopSettings } from '#shop/settings/settings.server.ts';
import { changeAs, versionOf } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import {
  changeOpening,
  isLineKey,
  lineKeys,
  readOfficeOpening,
  skipOpeningLine,
  type LineKey,
  type OfficeOpening,
} from './contract.ts';
import { readFacts } from './facts-store.server.ts';
import { lines } from './lines.server.ts';
import { putSkipped, readSkipped } from './store.server.ts';
import { testCustomerRoutes } from './test-customer.server.ts';

export function officeOpeningRoutes(
  all: Services,
  readSettings: ReadShopSettings,
  sessions: { forget(): void },
): Route[] {
  const services = { ...all, readSettings };
  return [
    ...testCustomerRoutes(all, readSettings, sessions),
    serve(readOfficeOpening, (_input, _staff, { language }) => read(services, language)),
    serve(changeOpening, (input, staff, { language }) => change(services, staff, { ...input, language })),
    serve(skipOpeningLine, (input, staff, { language }) => skip(services, staff, { ...input, language })),
  ];
}

type Tools = Services & { readSettings: ReadShopSettings };

async function read(services: Tools, language: Language): Promise<OfficeOpening> {
  const { db, now, readSettings } = services;
  const at = now();
  const [facts, settings, decided, mail] = await Promise.all([
    readFacts(db, { today: stockholmToday(at), now: at }),
    readSettings(),
    readDecided(db),
    mailReach(services),
  ]);
  const t = officeTextIn(language);
  const { isOpen, pressIsOpen, skipped } = decided;
  return {
    Open: isOpen,
    PressOpen: pressIsOpen,
    Lines: lineKeys.map((Key) => ({
      Key,
      Skipped: skipped.has(Key),
      ...lines[Key]({ ...facts, settings, isOpen, mail: mail.Reach }, t),
    })),
    Version: versionOfDecided(decided),
  };
}

async function change(
  services: Tools,
  by: StaffMember,
  given: { Open: boolean; PressOpen?: boolean | undefined; Version: string; language: Language },
): Promise<OfficeOpening | Problem> {
  const options = { topic: 'opening', seen: given.Version };
  const refused = await changeAs(by, services, options, async (trx, note, unchanged) => {
    await lockAgainstWriters(trx, 'opening');
    const before = await readDecided(trx);
    unchanged(versionOfDecided(before));
    const after = { isOpen: given.Open, pressIsOpen: given.PressOpen ?? before.pressIsOpen };
    await putOpening(trx, after);
    note({ entity: 'opening', id: 'shop', action: 'change', before: logged(before), after: logged(after) });
    return undefined;
  });
  return refused ?? (await read(services, given.language));
}

async function skip(
  services: Tools,
  by: StaffMember,
  given: { key: string; Skipped: boolean; Version?: string | undefined; language: Language },
): Promise<OfficeOpening | Problem> {
  const { key, Skipped, Version } = given;
  if (!isLineKey(key)) return new Problem('not-found');
  const options = { topic: 'opening', ...(Version !== undefined && { seen: Version }) };
  const refused = await changeAs(by, services, options, async (trx, note, unchanged) => {
    await lockAgainstWriters(trx, 'opening');
    const before = await readDecided(trx);
    if (Version !== undefined) unchanged(versionOfDecided(before));
    await putSkipped(trx, key, Skipped);
    const isSkipped = before.skipped.has(key);
    note({
      entity: 'opening',
      id: key,
      action: 'change',
      before: { Skipped: isSkipped },
      after: { Skipped },
    });
    return undefined;
  });
  return refused ?? (await read(services, given.language));
}

type Decided = OpeningState & { skipped: ReadonlySet<LineKey> };

async function readDecided(db: Db): Promise<Decided> {
  return { ...(await readOpening(db)), skipped: await readSkipped(db) };
}

/** What people decide has a version; what the database tells of each line has none. */
function versionOfDecided({ isOpen, pressIsOpen, skipped }: Decided): string {
  return versionOf({ isOpen, pressIsOpen, skipped: [...skipped].sort() });
}

function logged({ isOpen, pressIsOpen }: OpeningState) {
  return { Open: isOpen, PressOpen: pressIsOpen };
}
