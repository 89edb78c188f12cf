import ts from 'typescript';

/** Regular expressions without one of their alternatives, an anchor or a flag. */
export function* patterns(node) {
  if (node.kind !== ts.SyntaxKind.RegularExpressionLiteral) return;
  const [, source, flags] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
  if (!source) return;
  for (const [from, to] of alternativesOf(source))
    yield {
      kind: `without ${source.slice(from, to)}`,
      text: `/${source.slice(0, from)}${source.slice(to)}/${flags}`,
    };
  if (/^\^./.test(source)) yield { kind: 'without ^', text: `/${source.slice(1)}/${flags}` };
  if (/[^\\]\$$/.test(source)) yield { kind: 'without $', text: `/${source.slice(0, -1)}/${flags}` };
  for (const flag of flags.replace(/[uvd]/g, ''))
    yield { kind: `without ${flag}`, text: `/${source}/${flags.replace(flag, '')}` };
}

/** Where the alternatives of a pattern begin and end, each with one of the bars beside it. */
function alternativesOf(source) {
  const found = [];
  const open = [{ start: 0, bars: [] }];
  const close = (end) => {
    const { start, bars } = open.pop();
    const ends = [...bars, end];
    if (bars.length > 0)
      ends.forEach((to, place) => found.push(place === 0 ? [start, to + 1] : [ends[place - 1], to]));
  };
  for (let at = 0, inClass = false; at < source.length; at++) {
    const sign = source[at];
    if (sign === '\\') at++;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (sign === '(') {
      const [prefix] = /^\((\?(:|=|!|<=|<!|<\w+>))?/.exec(source.slice(at));
      at += prefix.length - 1;
      open.push({ start: at + 1, bars: [] });
    } else if (sign === ')') close(at);
    else if (sign === '|') open.at(-1).bars.push(at);
  }
  close(source.length);
  return found;
}

/** Statements in SQL without one of their conditions, or one value of a list. */
export function* clausesOfSql(node) {
  if (!ts.isTaggedTemplateExpression(node) || !node.tag.getText().startsWith('sql')) return;
  const text = node.getText();
  for (const [from, to] of [...clausesOf(text), ...valuesOf(text)])
    yield {
      kind: `without ${text.slice(from, to).trim().slice(0, 40)}`,
      text: text.slice(0, from) + text.slice(to),
    };
}

function* clausesOf(text) {
  for (const { index } of text.matchAll(/\b(and|or) /g)) {
    let depth = 0;
    let end = index + 3;
    for (; end < text.length - 1 && depth >= 0; end++) {
      if ('({'.includes(text[end])) depth++;
      else if (')}'.includes(text[end]) && --depth < 0) break;
      else if (
        depth === 0 &&
        /^\b(and|or|order|group|limit|returning|then|from|where|union) /.test(text.slice(end))
      )
        break;
    }
    yield [index, end];
  }
}

function* valuesOf(text) {
  for (const { index, 1: list } of text.matchAll(/\bin \(([^()${}]+,[^()${}]+)\)/g)) {
    const start = index + 4;
    yield [start, start + list.indexOf(',') + 1];
    yield [start + list.lastIndexOf(','), start + list.length];
  }
}
