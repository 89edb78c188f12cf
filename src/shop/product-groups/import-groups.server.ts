import type { Trx } from '#kit/database/db.server.ts';
import { flagText, plainText, type RowState } from '#kit/tables/row-changes.server.ts';
import { flagCell, textCell, wholeNumberCell } from '#kit/tables/table-file-cells.server.ts';
import { column } from '#kit/tables/table-file-heading.server.ts';
import type { Written } from '#kit/tables/row-batches.server.ts';
import { importOf } from '#kit/tables/table-file-import.server.ts';
import type { FieldRefusal, RowRefusal } from '#kit/tables/table-file-rows.server.ts';
import { insertGroups, updateGroups, type ImportedGroup } from './import-store.server.ts';
import { readProductGroups, type ProductGroupRow } from './store.server.ts';
import { tableOut } from '#kit/tables/out/table-out.server.ts';

export const columns = {
  group_id: column(wholeNumberCell({ min: 1 }), 'Varugrupp', 'Varugruppsnr', 'Varugruppsnummer', 'Grupp'),
  parent_id: column(wholeNumberCell(), 'Överordnad', 'Överordnad grupp', 'Huvudgrupp'),
  name_sv: column(textCell(), 'Benämning', 'Namn', 'Gruppnamn'),
  name_en: column(textCell(), 'Benämning engelska', 'Engelsk benämning', 'Namn engelska'),
  require_login: column(flagCell(), 'Kräver inloggning'),
  sort: column(wholeNumberCell({ min: -1_000_000 }), 'Sortering', 'Ordning'),
};

type Line = ImportedGroup & { line: number };

export const importGroups = importOf({
  key: 'group_id',
  mayLackKey: true,
  columns,
  topic: 'catalogue',
  // A group may come before its parent in the file.
  atOnce: Infinity,
  async begin(trx, columns) {
    const groups = await readProductGroups(trx);
    const existing = new Map(groups.map(({ id, parent_id }) => [id, parent_id ?? 0]));
    const numberOf = numbersByName(groups);
    const linesOf = new Map<number, number>();
    return {
      take({ group_id, name_sv, name_en, ...values }, line, note): Line | FieldRefusal[] {
        const named = columns.has('group_id') ? group_id : numberOf(name_sv ?? name_en);
        if (named === undefined) return [{ field: 'name_sv', reason: 'is missing' }];
        if (named === 'several')
          return [{ field: 'name_sv', reason: 'is the name of several groups: give their numbers' }];
        const id = named;
        const other = linesOf.get(id);
        const keyField = columns.has('group_id') ? 'group_id' : 'name_sv';
        if (other !== undefined) return [{ field: keyField, reason: `is also on line ${other}` }];
        linesOf.set(id, line);
        const group = { line, id, name_sv, name_en, ...values };
        if (existing.has(id) || name_sv !== undefined) return group;
        if (name_en === undefined) return [{ field: 'name_sv', reason: 'is missing, and this group is new' }];
        note('name_sv is missing: the English name is used');
        return { ...group, name_sv: name_en };
      },
      write: (lines) => write(trx, existing, lines),
      look: (lines) => look(trx, lines),
      keyOf: ({ id }) => String(id),
    };
  },
});

/** Names tell the groups of a file without numbers: one that is there, else a new one, which is numbered on. */
function numbersByName(groups: readonly ProductGroupRow[]) {
  const numbers = new Map<string, number | 'several'>();
  const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('sv');
  for (const { id, name_sv, name_en } of groups)
    for (const name of new Set([name_sv, name_en ?? ''].map(plain).filter(Boolean)))
      numbers.set(name, numbers.has(name) ? 'several' : id);
  let next = 1 + Math.max(0, ...groups.map(({ id }) => id));
  return (name: string | undefined): number | 'several' | undefined => {
    if (name === undefined) return undefined;
    const number = numbers.get(plain(name)) ?? next++;
    numbers.set(plain(name), number);
    return number;
  };
}

export const groupsOut = tableOut({
  columns,
  keys: ['group_id'],
  needed: ['name_sv'],
  async *pages(db) {
    yield (await readProductGroups(db)).map((group) => ({ group_id: String(group.id), ...stateOf(group) }));
  },
});

async function look(trx: Trx, lines: readonly Line[]): Promise<(RowState | undefined)[]> {
  const groups = new Map((await readProductGroups(trx)).map((group) => [group.id, group]));
  return lines.map(({ id }) => {
    const group = groups.get(id);
    return group && stateOf(group);
  });
}

function stateOf(group: ProductGroupRow) {
  return {
    parent_id: plainText(group.parent_id),
    name_sv: group.name_sv,
    name_en: group.name_en ?? '',
    require_login: flagText(group.require_login),
    sort: String(group.sort),
  };
}

async function write(trx: Trx, existing: Map<number, number>, lines: readonly Line[]): Promise<Written> {
  const { good, refused } = withKnownParents(existing, lines);
  const groups = good.map(({ line: _line, ...group }) => group);
  const created = groups.filter(({ id }) => !existing.has(id));
  await insertGroups(
    trx,
    created.map((group) => ({ ...group, name_sv: group.name_sv ?? '' })),
  );
  // New groups are included: they get their parents after all of them exist.
  const changed = await updateGroups(trx, groups);
  return { created: created.length, changed: changed.filter((id) => existing.has(id)).length, refused };
}

/** Refuses groups whose parents are missing or form a cycle, until the remaining ones are consistent. */
function withKnownParents(existing: Map<number, number>, lines: readonly Line[]) {
  const refused: RowRefusal[] = [];
  let good = [...lines];
  for (let before = -1; before !== good.length;) {
    before = good.length;
    const parents = new Map([
      ...existing,
      ...good.map(({ id, parent_id }) => [id, parent_id ?? existing.get(id) ?? 0] as const),
    ]);
    const reasons = new Map(good.map((group) => [group, whyNot(group, parents)]));
    for (const [{ line, parent_id }, reason] of reasons) {
      if (reason) refused.push({ line, field: 'parent_id', value: String(parent_id), reason });
    }
    good = good.filter((group) => reasons.get(group) === undefined);
  }
  return { good, refused: refused.sort((a, b) => a.line - b.line) };
}

function whyNot({ parent_id = 0 }: Line, parents: ReadonlyMap<number, number>): string | undefined {
  const seen = new Set<number>();
  for (let id = parent_id; id !== 0; id = parents.get(id) ?? 0) {
    if (!parents.has(id)) return id === parent_id ? 'is no group' : undefined;
    if (seen.has(id)) return 'goes round in a circle';
    seen.add(id);
  }
  return undefined;
}
