import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { mailLink, newLink } from '#shop/staff/login/links.server.ts';
import { changeAs, versionOf } from '#shop/staff/change-log/change-as.server.ts';
import type { ShopSettings } from '#shop/settings/declared-settings.ts';
import type { OfficeStaffMember } from './contract.ts';
import type { StaffRole } from './rights.ts';
import { deleteSessionsOfStaff } from './session-store.server.ts';
import {
  insertStaff,
  lockActiveOwners,
  lockStaffRow,
  readStaffByEmail,
  readStaffRow,
  readStaffRows,
  replaceRecoveryCodes,
  updateStaff,
  type StaffRow,
} from './store.server.ts';
import { openTotp } from '#shop/staff/login/two-step.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';

type Given = { Name: string; Email: string; Role: StaffRole; Active: boolean; MayPrice: boolean };

export async function staffMembers({ db }: Services) {
  const rows = await readStaffRows(db);
  return { Rows: rows.map(staffToWire), Total: rows.length };
}

export async function staffMember({ db }: Services, id: number): Promise<OfficeStaffMember | Problem> {
  const row = await readStaffRow(db, id);
  return row ? staffToWire(row) : new Problem('not-found');
}

export async function inviteStaffMember(
  services: Services,
  by: StaffMember,
  settings: ShopSettings,
  input: Given,
) {
  const done = await changeAs(by, services, {}, async (trx, note) => {
    if (await readStaffByEmail(trx, input.Email)) return takenAddress;
    const id = await insertStaff(trx, {
      email: input.Email,
      name: input.Name,
      role: input.Role,
      may_price: input.MayPrice,
    });
    note({ entity: 'staff', id, action: 'create', before: null, after: { ...input, Active: true } });
    const Url = await newLink(trx, services, id);
    await mailLink(trx, services, { email: input.Email, name: input.Name, url: Url, settings });
    return { Id: id, Url };
  });
  if (!(done instanceof Problem)) mailIsQueued();
  return done;
}

export async function changeStaffMember(
  services: Services,
  by: StaffMember,
  { id, Version, ...input }: Given & { id: number; Version: string },
): Promise<OfficeStaffMember | Problem> {
  return await changeAs(by, services, { seen: Version }, async (trx, note, unchanged) => {
    const owners = await lockActiveOwners(trx);
    const row = await lockStaffRow(trx, id);
    if (!row) return new Problem('not-found');
    unchanged(versionOf(editable(row)));
    const namesake = await readStaffByEmail(trx, input.Email);
    if (namesake && namesake.id !== id) return takenAddress;
    const staysOwner = input.Role === 'owner' && input.Active;
    if (!staysOwner && owners.length === 1 && owners[0] === id) return lastOwner;
    const next = {
      email: input.Email,
      name: input.Name,
      role: input.Role,
      active: input.Active,
      may_price: input.MayPrice,
    };
    await updateStaff(trx, id, next);
    // Reduced rights take effect at once.
    if (row.role !== input.Role || !input.Active || (row.may_price && !input.MayPrice))
      await deleteSessionsOfStaff(trx, id, by.sessionHash);
    note({
      entity: 'staff',
      id,
      action: 'change',
      before: editable(row),
      after: editable({ ...row, ...next }),
    });
    return staffToWire({ ...row, ...next });
  });
}

export async function sendLink(
  services: Services,
  by: StaffMember,
  settings: ShopSettings,
  { id, ResetTwoStep }: { id: number; ResetTwoStep: boolean },
) {
  const done = await changeAs(by, services, {}, async (trx, note) => {
    const row = await lockStaffRow(trx, id);
    if (!row?.active) return new Problem('not-found');
    if (ResetTwoStep) {
      await updateStaff(trx, id, { totp_secret: null, totp_pending: null });
      await replaceRecoveryCodes(trx, id, []);
      await deleteSessionsOfStaff(trx, id, by.sessionHash);
    }
    const Url = await newLink(trx, services, id);
    await mailLink(trx, services, { email: row.email, name: row.name, url: Url, settings });
    note({ entity: 'staff', id, action: 'send', before: null, after: { Link: row.email, ResetTwoStep } });
    return { Id: id, Url };
  });
  if (!(done instanceof Problem)) mailIsQueued();
  return done;
}

/**
 * Creates the first owner, for whoever may run commands on the machine. Returns the link, or undefined when the
 * address is taken.
 */
export async function addOwner(
  services: Pick<Services, 'db' | 'env' | 'now' | 'versions'>,
  email: string,
): Promise<string | undefined> {
  return await changeAs({ id: null, name: 'npm run office' }, services, {}, async (trx, note) => {
    const known = await readStaffByEmail(trx, email);
    if (known && !(known.role === 'owner' && known.active)) return undefined;
    const name = email.split('@')[0] ?? email;
    const id = known?.id ?? (await insertStaff(trx, { email, name, role: 'owner' }));
    // After a restore without the key, for example, nobody could log in to set it up again.
    if (known?.totp_secret && openTotp(services.env, id, known.totp_secret) === undefined) {
      await updateStaff(trx, id, { totp_secret: null, totp_pending: null });
    }
    note({
      entity: 'staff',
      id,
      action: known ? 'send' : 'create',
      before: null,
      after: { Email: email, Role: 'owner' },
    });
    return await newLink(trx, services, id);
  });
}

/** Returns whether there is nobody who could invite others. */
export async function lacksOwner({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const rows = await readStaffRows(db);
  return !rows.some(({ role, active }) => role === 'owner' && active);
}

/** Returns whether the demo's publicly known account is still active. */
export async function hasDemoOwner({ db }: Pick<Services, 'db'>, email: string): Promise<boolean> {
  const row = await readStaffByEmail(db, email);
  return row?.active === true && row.password_is_public;
}

const takenAddress = badField('Email', 'match', officeTextOf('staff.field.emailTaken'));
const lastOwner = new Problem('conflict', {
  detail: officeTextOf('officeProblem.lastOwner'),
});

function editable(row: Pick<StaffRow, 'name' | 'email' | 'role' | 'active' | 'may_price'>) {
  return {
    Name: row.name,
    Email: row.email,
    Role: row.role,
    Active: row.active,
    MayPrice: row.may_price,
  };
}

function staffToWire(row: StaffRow): OfficeStaffMember {
  return {
    Id: row.id,
    ...editable(row),
    HasPassword: row.password_hash !== null,
    TwoStep: row.totp_secret !== null,
    LastLogIn: row.last_log_in_at?.toISOString() ?? null,
    Version: versionOf(editable(row)),
  };
}
