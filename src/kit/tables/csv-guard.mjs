// Plain JavaScript, because the process that reads tables runs it unchanged too; the types stand in `csv-guard.d.mts`.

// A guard before a guard keeps what a text itself begins with. A mark before lines would be read as one never closed.
const formula = /^'*(?:[=@\t\r\uFF1D\uFF0B\uFF0D\uFF20]|[+-](?![\d,.]+$)|"[^]*\n)/;
const guarded = /^'+(?:[=@\t\r\uFF1D\uFF0B\uFF0D\uFF20]|[+-](?![\d,.]+$)|"[^]*\n)/;

export function guard(text) {
  return formula.test(text) ? `'${text}` : text;
}

export function unguard(text) {
  if (guarded.test(text)) return text.slice(1);
  // Programs write ="0012", so that a spreadsheet keeps the zeros.
  return /^="([^"]*)"$/.exec(text)?.[1] ?? text;
}
