import type { Trx } from '#kit/database/db.server.ts';
import { insertNamedGroup } from './import-store.server.ts';
import { readProductGroups } from './store.server.ts';

/** A group that a file means; one that is yet to be made gets its id then. */
export type MeantGroup = { id: number };

type Known = MeantGroup & { parent: Known | undefined; names: readonly string[] };

/** Why there is no group. */
export const unknownGroup = 'is no group of the shop';
const longestPath = 10;
/** A file that would make more has something else in its column. */
const mostMade = 500;
/** What separates the names of a path: `Trays > Round`. */
const separators = /[>›»]/;

function knownGroups(rows: Awaited<ReturnType<typeof readProductGroups>>): Map<number, Known> {
  const byId = new Map<number, Known>(
    rows.map(({ id, name_sv, name_en }) => [
      id,
      { id, parent: undefined, names: [name_sv, name_en ?? ''].map(plain).filter(Boolean) },
    ]),
  );
  for (const { id, parent_id } of rows) {
    const own = byId.get(id);
    if (own && parent_id !== null) own.parent = byId.get(parent_id);
  }
  return byId;
}

/** Finds groups by number, by name or by path, and makes those that a person wants made. */
export async function openNamedGroups(trx: Trx) {
  const byId = knownGroups(await readProductGroups(trx));
  const byName = new Map<string, Known[]>();
  const add = (group: Known) => {
    for (const name of new Set(group.names)) byName.set(name, [...(byName.get(name) ?? []), group]);
  };
  for (const group of byId.values()) add(group);
  const paths = new Map<string, MeantGroup | string>();
  let made = 0;
  const pending: { name: string; path: string; group: Known }[] = [];
  const madePaths = new Map<number, string>();
  const madeOf = new Map<MeantGroup, string>();

  /** Returns the group, or the reason why there is none. Of several with `|` between, the first that there is. */
  function find(meant: number | string): MeantGroup | string {
    const byNumber = byId.get(Number(meant));
    if (byNumber) return byNumber;
    const all = String(meant).split('|');
    if (all.length > 1) {
      const found = all.map(find).find((one) => typeof one !== 'string');
      return found ?? unknownGroup;
    }
    const path = namesOf(String(meant));
    const key = groupKey(String(meant));
    const before = paths.get(key);
    if (before !== undefined) return before;
    const found = findPath(path);
    paths.set(key, found);
    return found;
  }

  function findPath(path: readonly string[]): MeantGroup | string {
    const names = path.map(plain);
    const last = names.at(-1) ?? '';
    const fitting = (byName.get(last) ?? []).filter(({ parent }) => isBelow(parent, names.slice(0, -1)));
    // A path from the top is meant before the same names further down.
    const top = fitting.filter((group) => depthOf(group) === names.length);
    const [one, ...more] = top.length > 0 ? top : fitting;
    if (!one) return unknownGroup;
    return more.length === 0 ? one : 'is the name of several groups: write the path, such as A > B';
  }

  /** Makes the groups of a path that there are not yet, when the rows are written; or returns why it cannot. Of several it is the last. */
  function make(path: string): MeantGroup | string {
    const names = namesOf(path.slice(path.lastIndexOf('|') + 1));
    if (!canBeMade(path)) return unknownGroup;
    if (made + names.length > mostMade) return `${unknownGroup}, and a file makes at most ${mostMade}`;
    let parent: Known | undefined;
    for (const [at, name] of names.entries()) {
      const above = parent;
      let own = byName.get(plain(name))?.find((group) => group.parent === above);
      if (!own) {
        own = { id: 0, parent: above, names: [plain(name)] };
        add(own);
        made++;
        const madePath = names.slice(0, at + 1).join(' > ');
        madeOf.set(own, madePath);
        pending.push({ name, path: madePath, group: own });
      }
      parent = own;
    }
    paths.clear();
    return parent ?? { id: 0 };
  }

  async function write(): Promise<void> {
    for (const { name, path, group } of pending.splice(0)) {
      group.id = await insertNamedGroup(trx, name, group.parent?.id ?? null);
      byId.set(group.id, group);
      madePaths.set(group.id, path);
    }
  }

  return {
    find,
    make,
    write,
    /** Returns the path of a group that this file makes. */
    madePathOf: (group: MeantGroup) => madeOf.get(group),
    madePaths: madePaths as ReadonlyMap<number, string>,
  };
}

/** A number is that of a group, not its name. */
export function canBeMade(path: string): boolean {
  return !/^\d*$/.test(path);
}

function isBelow(group: Known | undefined, names: readonly string[]): boolean {
  let at = group;
  for (const name of names.toReversed()) {
    if (!at?.names.includes(name)) return false;
    at = at.parent;
  }
  return true;
}

/** Names by which one group is meant have one key. */
export function groupKey(path: string): string {
  return namesOf(path).map(plain).join('>');
}

function depthOf(group: Known): number {
  const path = new Set<Known>();
  for (let at: Known | undefined = group; at && !path.has(at); at = at.parent) path.add(at);
  return path.size;
}

function namesOf(path: string): string[] {
  return path
    .split(separators)
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter((name) => name !== '')
    .slice(0, longestPath);
}

function plain(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('sv');
}
