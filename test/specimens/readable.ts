type Json = ReturnType<typeof JSON.parse>;
const widest = 118;

const isShort = (value: Json) => JSON.stringify(value).length <= 300;
const isObject = (value: Json) => typeof value === 'object' && value !== null;

/** JSON with one row of a list on each line, and the fields of what is longer side by side as far as they have room. */
export function readable(value: Json, indent = ''): string {
  if (Array.isArray(value)) {
    if (value.length === 0 || !value.some(isObject)) return JSON.stringify(value);
    const rows = value.map((row) => `${indent}  ${readableRow(row, `${indent}  `)}`);
    return `[\n${rows.join(',\n')}\n${indent}]`;
  }
  if (!isObject(value)) return JSON.stringify(value);
  const lines: string[] = [];
  let line = '';
  for (const [name, field] of Object.entries(value)) {
    const told = `${JSON.stringify(name)}: ${readable(field, `${indent}  `)}`;
    if (line && line.length + told.length > widest) {
      lines.push(line);
      line = '';
    }
    line = line ? `${line}, ${told}` : told;
  }
  if (line) lines.push(line);
  return `{\n${lines.map((one) => `${indent}  ${one}`).join(',\n')}\n${indent}}`;
}

function readableRow(row: Json, indent: string): string {
  const isFlat =
    !isObject(row) || !Object.values(row).some((field) => Array.isArray(field) && field.some(isObject));
  return isFlat || isShort(row) ? JSON.stringify(row) : readable(row, indent);
}

/** The rows of an answer by what names each, and the other fields. */
export function rowsInShort(body: Json): string {
  if (!isObject(body)) return JSON.stringify(body);
  if (Array.isArray(body)) return body.map(nameOfRow).join(' ');
  const told = Object.entries(body).map(([name, field]) =>
    Array.isArray(field) ? `${name}: ${field.map(nameOfRow).join(' ')}` : `${name}: ${JSON.stringify(field)}`,
  );
  return told.join('\n');
}

function nameOfRow(row: Json): string {
  if (!isObject(row)) return JSON.stringify(row);
  const [first, second] = Object.values(row).filter((field) => !isObject(field) && field !== '');
  return `${String(first)}/${String(second)}`;
}
