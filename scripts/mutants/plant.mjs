import ts from 'typescript';
import { operators } from './operators.mjs';

/**
 * Returns a source with all of its mutants in it, each behind a switch, and a list of them. Which of them is at work
 * is decided while it runs, so that hundreds can be tried without loading anything anew.
 */
export function plant(path, source, firstId) {
  const file = parse(path, source);
  const mutants = [];
  const planted = write(file, source, (node) =>
    changesOf(node).map((change) => {
      const id = firstId + mutants.length;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      const within = functionAround(node);
      mutants.push({
        id,
        path,
        line: line + 1,
        within: within && nameOf(file, within),
        isKept: within !== undefined && isCalledOnce(within),
        kind: change.kind,
        was: shortly(node.getText()),
        is: shortly(change.text),
      });
      return { ...change, id };
    }),
  );
  return { mutants, planted };
}

function functionAround(node) {
  return ts.findAncestor(node.parent, (one) => ts.isFunctionLike(one) && one.body);
}

/** Whether a file hands the function to another while it is loaded, which may keep what it returns. */
function isCalledOnce({ parent }) {
  return ts.isCallExpression(parent) && functionAround(parent) === undefined;
}

function nameOf(file, { body }) {
  return `${file.fileName}:${body.getStart()}`;
}

/** Returns a source that tells when one of its functions is called. */
export function watch(path, source) {
  const file = parse(path, source);
  const insertions = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const { body } = node;
      const seen = `globalThis.__mutants?.see(${JSON.stringify(nameOf(file, node))})`;
      if (ts.isBlock(body)) insertions.push([body.getStart() + 1, `${seen};`]);
      else insertions.push([body.getStart(), `(${seen}, (`], [body.getEnd(), '))']);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  let text = source;
  // Of two at one place, the outer one comes first in the list, and must end up before the inner one.
  const order = insertions.map((insertion, place) => ({ insertion, place }));
  order.sort((a, b) => b.insertion[0] - a.insertion[0] || b.place - a.place);
  for (const { insertion } of order)
    text = text.slice(0, insertion[0]) + insertion[1] + text.slice(insertion[0]);
  return text;
}

function parse(path, source) {
  const script = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, script);
}

function shortly(text) {
  return text?.replace(/\s+/g, ' ').slice(0, 80);
}

function changesOf(node) {
  const changes = operators.flatMap((operator) => [...operator(node)]);
  const texts = new Set([node.getText()]);
  return changes.filter(({ text }) => !text || (!texts.has(text) && texts.add(text)));
}

/** Neither what types are written in, nor what would no longer be what it is when it is put in brackets. */
function isLeftAlone(node) {
  const { parent } = node;
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isExportDeclaration(node) || ts.isHeritageClause(node))
    return true;
  return ts.isDeleteExpression(parent) || (ts.isPropertyName(node) && parent.name === node);
}

/** Whether it lies inside of a chain `a?.b.c()`, which can only be replaced whole. */
function isInsideOfChain(node) {
  const { parent } = node;
  return ts.isOptionalChain(parent) && parent.expression === node;
}

function write(file, source, mutantsOf) {
  const textOf = (node) => {
    if (isLeftAlone(node)) return node.getText();
    const mutants = isInsideOfChain(node) ? [] : mutantsOf(node);
    return mutants.reduce((text, mutant) => switched(mutant, text), withGuard(node, inner(node)));
  };
  const inner = (node) => {
    let text = '';
    let from = node.getStart();
    ts.forEachChild(node, (child) => {
      if (child.getStart() < from || child.getWidth() === 0) return;
      text += source.slice(from, child.getStart()) + textOf(child);
      from = child.getEnd();
    });
    return text + source.slice(from, node.getEnd());
  };
  return source.slice(0, file.getStart()) + inner(file) + source.slice(file.getEnd());
}

function switched({ id, text, dropped }, original) {
  const on = `globalThis.__mutants?.on(${id})`;
  if (dropped === 'statement') return `{if(!${on}){${original}}}`;
  if (dropped === 'property') return `...(${on}?{}:{${original}})`;
  if (dropped === 'element') return `...(${on}?[]:[${original}])`;
  if (dropped === 'attribute') return `{...(${on}?{}:${attributeAsObject(original)})}`;
  return `(${on}?(${text}):(${original}))`;
}

function attributeAsObject(attribute) {
  const [, name, value] = /^([\w-]+)(?:=([\s\S]*))?$/.exec(attribute);
  return `{${JSON.stringify(name)}:${value === undefined ? 'true' : value.startsWith('{') ? `(${value.slice(1, -1)})` : value}}`;
}

/** A loop that a mutant makes endless is ended. */
function withGuard(node, text) {
  const { parent } = node;
  if (!parent || !ts.isIterationStatement(parent, false) || parent.statement !== node) return text;
  const turn = 'globalThis.__mutants?.turn();';
  return ts.isBlock(node) ? `{${turn}${text.slice(1)}` : `{${turn}${text}}`;
}
