import { parseSync } from 'vite';
import type { Plugin } from 'vite';

type Statement = ReturnType<typeof parseSync>['program']['body'][number];
type Declared = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number];
type Cut = { start: number; end: number; to: string };

/**
 * Leaves out of a visitor's scripts what only the server reads of an endpoint: the schemas of what comes in and goes out,
 * a third of what a first visit would have to run. A schema that a form judges its values by stands in a file of its own;
 * one in the contract is not there for the browser, and who imports it stops the build.
 */
export function schemasStayOnServer(): Plugin {
  return {
    name: 'schemas-stay-on-server',
    enforce: 'pre',
    transform: {
      filter: { id: /(^|\/)contract\.ts$/ },
      handler(code, id) {
        const bare = apply(cutsOf(code, id, isOfServer), code);
        const names = namesIn(bare, id);
        return {
          code: apply(
            cutsOf(bare, id, (one) => isUnusedImport(one, names)),
            bare,
          ),
          map: null,
        };
      },
    },
  };
}

const ofServer = ['input', 'output', 'description', 'problems', 'requestHeaders'];

function cutsOf(code: string, id: string, isLeftOut: (statement: Statement) => boolean): Cut[] {
  return parseSync(id, code).program.body.flatMap((statement) =>
    isLeftOut(statement)
      ? { start: statement.start, end: statement.end, to: '' }
      : variablesOf(statement).flatMap(schemasOf),
  );
}

function apply(cuts: Cut[], code: string): string {
  return cuts.reduceRight((text, { start, end, to }) => text.slice(0, start) + to + text.slice(end), code);
}

/** Types, and what is made by calls other than `endpoint`: schemas and parts of them. */
function isOfServer(statement: Statement): boolean {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'TSTypeAliasDeclaration') return true;
  return variablesOf(statement).some(
    ({ init }) => init?.type === 'ObjectExpression' || (init?.type === 'CallExpression' && !isEndpoint(init)),
  );
}

function isUnusedImport(statement: Statement, names: ReadonlySet<string>): boolean {
  return (
    statement.type === 'ImportDeclaration' &&
    statement.specifiers.every(({ local }) => !names.has(local.name))
  );
}

/** The names in what is not an import. */
function namesIn(code: string, id: string): ReadonlySet<string> {
  const names = new Set<string>();
  const statements = parseSync(id, code).program.body.filter(({ type }) => type !== 'ImportDeclaration');
  JSON.stringify(statements, (_key, node: { type?: string; name?: string } | null) => {
    if (node?.type === 'Identifier' && node.name) names.add(node.name);
    return node;
  });
  return names;
}

function variablesOf(statement: Statement): Declared[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
}

function schemasOf({ init }: Declared): Cut[] {
  if (init?.type !== 'CallExpression' || !isEndpoint(init)) return [];
  const [declared] = init.arguments;
  if (declared?.type !== 'ObjectExpression') return [];
  return declared.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const { start, end } = property.value;
    // That there is one for visitors is what the browser has to know of it.
    if (property.key.name === 'visitorOutput') return [{ start, end, to: 'true' }];
    return ofServer.includes(property.key.name) ? [{ start, end, to: 'undefined' }] : [];
  });
}

function isEndpoint({ callee }: { callee: object }): boolean {
  return 'name' in callee && callee.name === 'endpoint';
}
