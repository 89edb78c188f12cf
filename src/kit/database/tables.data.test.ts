import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import type { Database } from './db.server.ts';
import { projectRoot } from '#kit/process/project-root.server.ts';

type Column = { type: string; nullable: boolean; hasDefault: boolean };
type Table = Record<string, Column>;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the tables that stores declare are those of the database, column by column', async () => {
  const declared = declaredTables();
  const actual = await actualTables();
  expect(Object.keys(declared).length).toBeGreaterThan(25);
  for (const [name, table] of Object.entries(declared)) {
    // A store may require a value where the database has a default, but not the other way round.
    for (const [column, { hasDefault }] of Object.entries(table))
      if (!hasDefault && actual[name]?.[column]) actual[name][column].hasDefault = false;
    expect(table, name).toEqual(actual[name]);
  }
});

const inTypeScript: Record<string, string> = {
  integer: 'number',
  bigint: 'number',
  smallint: 'number',
  boolean: 'boolean',
  text: 'string',
  date: 'string',
  'timestamp with time zone': 'Date',
  ARRAY: 'string[]',
  jsonb: 'unknown',
};

/** A trigger that fills in what is null is a default, too. */
async function actualTables(): Promise<Record<string, Table>> {
  const { rows } = await sql<Column & { table: string; name: string }>`
    select table_name as "table", column_name as name, data_type as type, is_nullable = 'YES' as nullable,
      column_default is not null or is_identity = 'YES' or exists (
        select from pg_trigger where tgrelid = to_regclass(quote_ident(table_name))
          and pg_get_triggerdef(oid) like '%new.' || column_name || ' IS NULL%'
      ) as "hasDefault"
    from information_schema.columns where table_schema = 'public'`.execute(database.db);
  const tables: Record<string, Table> = {};
  for (const { table, name, type, nullable, hasDefault } of rows)
    (tables[table] ??= {})[name] = { type: inTypeScript[type] ?? type, nullable, hasDefault };
  return tables;
}

/** The members of every `interface Tables`, whose types are declared in the same file. */
function declaredTables(): Record<string, Table> {
  const tables: Record<string, Table> = {};
  for (const name of readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.server.ts')) continue;
    const code = readFileSync(join(projectRoot, 'src', name), 'utf8');
    if (!code.includes('interface Tables {')) continue;
    const interfaces = interfacesIn(ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true));
    for (const table of propertiesOf(interfaces.get('Tables'))) {
      const type = table.type && ts.isTypeReferenceNode(table.type) ? table.type.getText() : undefined;
      const columns = type === undefined ? table.type : interfaces.get(type);
      tables[table.name.getText()] = Object.fromEntries(
        propertiesOf(columns).map((column) => [
          column.name.getText(),
          columnOf(column.type?.getText() ?? ''),
        ]),
      );
    }
  }
  return tables;
}

function interfacesIn(file: ts.SourceFile): Map<string, ts.InterfaceDeclaration> {
  const found = new Map<string, ts.InterfaceDeclaration>();
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node)) found.set(node.name.text, node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function propertiesOf(node: ts.Node | undefined): ts.PropertySignature[] {
  const isRecord = node && (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node));
  return isRecord ? node.members.filter(ts.isPropertySignature) : [];
}

function columnOf(type: string): Column {
  // What is read of a column in JSON has a shape, and a text is written to it.
  const [, json] = /^ColumnType<(.+?), string\b/.exec(type) ?? [];
  const [, inner = json ?? type] = /^Generated<(.*)>$/.exec(type) ?? [];
  const word = inner.replace(/ \| null$/, '');
  const isKnown = [...Object.values(inTypeScript)].includes(word);
  return {
    // A name of a type stands for some of the texts.
    type: isKnown ? word : json !== undefined ? 'unknown' : word.endsWith('[]') ? 'string[]' : 'string',
    nullable: inner !== word,
    hasDefault: inner !== (json ?? type),
  };
}
