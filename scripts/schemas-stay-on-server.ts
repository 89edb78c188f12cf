import { parseSync, type Plugin } from 'vite';

type Statement = ReturnType<typeof parseSync>['program']['body'][number];
type Declared = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number];
type Cut = { start: number; end: number; to: string };

/**
 * Removes from a visitor's scripts the parts of endpoints that only the server needs: the input and output schemas, a
 * third of the code of a first visit. A schema with which a form validates its values must be in a separate file; one
 * in the contract does not exist in the browser, and importing it fails the build.
 */
export function schemasStayOnServer(): Plugin {
  return {
    name: 'schemas-stay-on-server',
    enforce: 'pre',
    transform: {
      filter: { id: /(^|[/-])contract\.ts$/ },
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

const ofServer = [
  'input',
  'output',
  'summary',
  'cachedUntil',
  'cachedUntilFor',
  'whilePasswordIsRequired',
  'description',
  'problems',
  'requestHeaders',
  'mostBodyBytes',
  'takesFile',
];

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

/** Types, and values created by calls other than `endpoint`: schemas and parts of them. */
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

/** The identifiers in everything that is not an import. */
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
  return declared.properties.flatMap((property, place, all) => {
    const next = all[place + 1];
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    // The browser only needs to know that there is a schema for visitors.
    if (property.key.name === 'visitorOutput')
      return [{ start: property.value.start, end: property.value.end, to: 'true' }];
    if (!ofServer.includes(property.key.name)) return [];
    // With the comma and the space after it.
    return [{ start: property.start, end: next?.start ?? declared.end - 1, to: '' }];
  });
}

function isEndpoint({ callee }: { callee: object }): boolean {
  return 'name' in callee && callee.name === 'endpoint';
}
