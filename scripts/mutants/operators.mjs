import ts from 'typescript';
import { clausesOfSql, patterns } from './text-operators.mjs';

/**
 * What a slip of the hand makes of a piece of a program. Each operator takes a node and gives changes: what kind it
 * is, and either the `text` that the expression becomes, or that the node is `dropped`: a statement, a property, an
 * element of a list, an attribute.
 */
export const operators = [
  conditions,
  operandsAlone,
  boundaries,
  arithmetic,
  signs,
  numbers,
  emptyTexts,
  partsOfTexts,
  clauses,
  truths,
  callsLeftOut,
  callsSwapped,
  patterns,
  clausesOfSql,
  statements,
  entries,
];

const kind = ts.SyntaxKind;

/** Calls whose result could be what they were called on: `rows.filter(…)` as `rows`. */
const droppable = new Set(
  (
    'where having orderBy groupBy limit offset distinct forUpdate skipLocked onConflict filter sort toSorted reverse ' +
    'toReversed slice trim trimStart trimEnd toLowerCase toUpperCase toLocaleLowerCase normalize replace replaceAll ' +
    'padStart padEnd concat flat min max int positive nonnegative optional nullable nullish default refine check ' +
    'superRefine strict regex length multipleOf gt lt email'
  ).split(' '),
);
const swapped = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
};
const namespaces = new Set(['z', 'Math', 'Object', 'sql', 'ts', 'Promise', 'JSON']);
const opposite = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', desc: 'asc', asc: 'desc' };
const otherWay = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const attributesOfLooks = /^(key|className|style|ref|id|src|width|height)$/;

function textOf(node) {
  return node.getText();
}

function operatorOf(node) {
  return ts.isBinaryExpression(node) ? node.operatorToken.getText() : undefined;
}

function isCondition(node) {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isCondition(parent);
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent)) return parent.expression === node;
  return ts.isConditionalExpression(parent) && parent.condition === node;
}

function isOperand(node) {
  const { parent } = node;
  return ts.isParenthesizedExpression(parent) ? isOperand(parent) : ['&&', '||'].includes(operatorOf(parent));
}

function* conditions(node) {
  if (!ts.isExpression(node) || ts.isParenthesizedExpression(node)) return;
  if (isCondition(node)) {
    yield { kind: 'always', text: 'true' };
    yield { kind: 'never', text: 'false' };
  } else if (/^[!=]==$/.test(operatorOf(node)) && !isOperand(node)) {
    yield { kind: 'negated', text: `!(${textOf(node)})` };
  }
}

function* operandsAlone(node) {
  if (!/^(&&|\|\||\?\?)$/.test(operatorOf(node))) return;
  yield { kind: 'left alone', text: textOf(node.left) };
  yield { kind: 'right alone', text: textOf(node.right) };
}

function* boundaries(node) {
  const operator = operatorOf(node);
  if (/^[<>]=?$/.test(operator))
    yield { kind: 'boundary', text: `${textOf(node.left)} ${opposite[operator]} ${textOf(node.right)}` };
  if (ts.isStringLiteral(node) && ts.isCallExpression(node.parent) && opposite[node.text])
    yield { kind: 'boundary', text: `'${opposite[node.text]}'` };
}

function* arithmetic(node) {
  const operator = operatorOf(node);
  if (!otherWay[operator]) return;
  const isText = [node.left, node.right].some(
    (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
  );
  if (!isText)
    yield { kind: 'arithmetic', text: `${textOf(node.left)} ${otherWay[operator]} ${textOf(node.right)}` };
  yield { kind: 'left alone', text: textOf(node.left) };
  if (operator === '+' || operator === '*') yield { kind: 'right alone', text: textOf(node.right) };
}

function* signs(node) {
  if (!ts.isPrefixUnaryExpression(node)) return;
  const isNot = node.operator === kind.ExclamationToken && !isCondition(node);
  if (isNot || node.operator === kind.MinusToken) yield { kind: 'sign', text: textOf(node.operand) };
}

function* numbers(node) {
  if (!ts.isNumericLiteral(node)) return;
  const value = Number(node.text);
  yield { kind: 'number', text: String(value >= 1000 ? value * 60 : value + 1) };
}

/** Where a text is what comes of something, rather than a name that the program looks for. */
function* emptyTexts(node) {
  if (!ts.isStringLiteral(node) || node.text === '') return;
  const { parent } = node;
  const isResult =
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isArrowFunction(parent) && parent.body === node) ||
    ts.isReturnStatement(parent) ||
    operatorOf(parent) === '??';
  if (isResult) yield { kind: 'empty', text: "''" };
}

function* partsOfTexts(node) {
  const { parent } = node;
  if (
    ts.isTemplateSpan(parent) &&
    !ts.isTaggedTemplateExpression(parent.parent.parent) &&
    parent.expression === node
  )
    yield { kind: 'part left out', text: "''" };
}

function* clauses(node) {
  if (ts.isCaseClause(node.parent) && node.parent.expression === node)
    yield { kind: 'case left out', text: '{}' };
}

function* truths(node) {
  if (node.kind === kind.TrueKeyword) yield { kind: 'truth', text: 'false' };
  if (node.kind === kind.FalseKeyword) yield { kind: 'truth', text: 'true' };
}

function* callsLeftOut(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
  const { expression: subject, name } = node.expression;
  if (!droppable.has(name.text) || namespaces.has(textOf(subject)) || ts.isExpressionStatement(node.parent))
    return;
  yield { kind: `without ${name.text}`, text: textOf(subject) };
}

function* callsSwapped(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
  const { expression: subject, name } = node.expression;
  const other = swapped[name.text];
  if (!other || (name.text.startsWith('m') && textOf(subject) !== 'Math')) return;
  const after = textOf(node).slice(name.getEnd() - node.getStart());
  yield { kind: other, text: `${textOf(subject)}.${other}${after}` };
}

function* statements(node) {
  const isAct =
    (ts.isExpressionStatement(node) && !ts.isStringLiteral(node.expression)) ||
    ts.isReturnStatement(node) ||
    ts.isThrowStatement(node) ||
    ts.isContinueStatement(node) ||
    (ts.isBreakStatement(node) && !ts.isCaseOrDefaultClause(node.parent));
  if (!isAct || /^(super|console|(\w+\.)*log)\b/.test(textOf(node)) || isIfAlone(node)) return;
  yield { kind: 'left out', dropped: 'statement' };
}

/** Whether leaving it out is what a condition that never holds does already. */
function isIfAlone({ parent }) {
  const inner = ts.isBlock(parent) && parent.statements.length === 1 ? parent.parent : parent;
  return ts.isIfStatement(inner) && !inner.elseStatement;
}

function* entries(node) {
  const { parent } = node;
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
    if (!isTarget(parent)) yield { kind: 'left out', dropped: 'property' };
  } else if (ts.isSpreadAssignment(node)) yield { kind: 'left out', dropped: 'property' };
  else if (ts.isArrayLiteralExpression(parent) && !isTarget(parent) && node.kind !== kind.OmittedExpression)
    yield { kind: 'left out', dropped: 'element' };
  else if (ts.isJsxAttribute(node) && !attributesOfLooks.test(textOf(node.name)))
    yield { kind: 'left out', dropped: 'attribute' };
}

/** Whether it is what values are taken apart into: `[a, b] = [b, a]`. */
function isTarget(node) {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && parent.left === node && operatorOf(parent) === '=') return true;
  if (ts.isForOfStatement(parent) && parent.initializer === node) return true;
  return (ts.isArrayLiteralExpression(parent) || ts.isPropertyAssignment(parent)) && isTarget(parent);
}
