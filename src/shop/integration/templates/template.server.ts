import type { Sheet } from '#kit/tables/out/xlsx-stream.server.ts';
import { tableXlsx, type FileWords } from '#kit/tables/out/write-table.server.ts';
import type { CellForm } from '#kit/tables/table-file-cells.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import type { FileKind } from '#shop/integration/kinds.ts';
import { tablesOut } from '#shop/integration/tables-out.server.ts';
import { isOfficeTextKey } from '#shop/texts/office-language/table.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { examplesOf } from './examples.server.ts';

/** Writes a workbook to fill in: the headings and three examples, and a sheet that explains each column. */
export async function templateOf(
  kind: FileKind,
  { db, now, t, words }: { db: Db; now: Date; t: OfficeT; words: FileWords },
) {
  const { columns } = tablesOut[kind];
  const pages = onePage(await examplesOf(kind, db, now));
  return tableXlsx(t(`exchange.kind.${kind}`), { columns, pages }, words, [explanationOf(kind, t, words)]);
}

async function* onePage<Row>(rows: readonly Row[]) {
  yield await Promise.resolve(rows);
}

function explanationOf(kind: FileKind, t: OfficeT, { headingOf }: FileWords): Sheet {
  const { columns, keys, needed } = tablesOut[kind];
  const neededText = (name: string) =>
    keys.includes(name) ? t('template.key') : needed.includes(name) ? t('template.new') : '';
  const rows = Object.entries(columns).map(([name, { read }]) => [
    headingOf(name),
    [aboutOf(name, t), formText(read.form, t)].filter(Boolean).join('. '),
    neededText(name),
    name,
  ]);
  return {
    name: t('template.sheet'),
    columns: [
      { heading: t('template.column'), width: 30 },
      { heading: t('template.holds'), width: 70 },
      { heading: t('template.needed'), width: 34 },
      { heading: t('template.field'), width: 24 },
    ],
    pages: [rows],
  };
}

function aboutOf(name: string, t: OfficeT): string {
  const key = `template.about.${name}`;
  return isOfficeTextKey(key) ? t(key) : '';
}

function formText(form: CellForm, t: OfficeT): string {
  switch (form.is) {
    case 'text':
      return t('template.is.text', { max: form.max });
    case 'number':
      return t(form.decimals === 0 ? 'template.is.whole' : 'template.is.number', {
        min: form.min / 10 ** form.decimals,
        max: form.max / 10 ** form.decimals,
        decimals: form.decimals,
      });
    case 'flag':
      return t('template.is.flag');
    case 'day':
      return t('template.is.day');
    case 'choice':
      return t('template.is.choice', { choices: form.of.join(', ') });
    case 'such':
      return t('template.is.such', { example: form.example });
  }
}
