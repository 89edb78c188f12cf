import { columnName } from '#kit/tables/column-name.mjs';
import { zipStream, type ZippedFile } from './zip-stream.server.ts';

/**
 * `ore` is an amount of money, `day` a date such as `2026-10-14`; '' is an empty cell. `number` is an article number or the
 * like, or an empty cell for one: Excel leaves what is typed there as it is, with leading zeros and all digits.
 */
export type SheetCell = string | number | { ore: number } | { day: string } | { number: string };

export type Sheet = {
  name: string;
  columns: readonly { heading: string; width: number }[];
  pages: AsyncIterable<readonly (readonly SheetCell[])[]> | Iterable<readonly (readonly SheetCell[])[]>;
};

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const schemas = 'http://schemas.openxmlformats.org';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The places of the styles below. */
const style = { heading: 1, typed: 2, money: 3, day: 4 } as const;
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="@"/><numFmt numFmtId="166" formatCode="#,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** Writes a workbook while its rows come: no more than a page of them is in memory. */
export function xlsxStream(sheets: readonly Sheet[]): AsyncGenerator<Buffer> {
  const paths = sheets.map((_sheet, place) => `worksheets/sheet${place + 1}.xml`);
  const named = sheets.map(
    ({ name }, place) =>
      `<sheet name="${escaped(sheetName(name))}" sheetId="${place + 1}" r:id="r${place + 1}"/>`,
  );
  const parts = [
    ['xl/workbook.xml', 'sheet.main'],
    ['xl/styles.xml', 'styles'],
    ...paths.map((path) => [`xl/${path}`, 'worksheet']),
  ];
  const types = parts.map(
    ([path, type]) =>
      `<Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
  );
  return zipStream([
    file(
      '[Content_Types].xml',
      `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.join('')}</Types>`,
    ),
    file('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])),
    file(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${schemas}/officeDocument/2006/relationships"><sheets>${named.join('')}</sheets></workbook>`,
    ),
    file(
      'xl/_rels/workbook.xml.rels',
      relations([...paths.map((path) => ['worksheet', path]), ['styles', 'styles.xml']]),
    ),
    { name: 'xl/styles.xml', content: [styles] },
    ...sheets.map((sheet, place) => ({ name: `xl/${paths[place]}`, content: sheetXml(sheet) })),
  ]);
}

function file(name: string, xml: string): ZippedFile {
  return { name, content: [declaration + xml] };
}

function relations(list: readonly (readonly string[])[]): string {
  const ones = list.map(
    ([type, target], place) =>
      `<Relationship Id="r${place + 1}" Type="${schemas}/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${schemas}/package/2006/relationships">${ones.join('')}</Relationships>`;
}

/** The heading stays in sight. Every cell names its place, which some programs need. */
async function* sheetXml({ columns, pages }: Sheet): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  );
  let line = 0;
  const rowXml = <Cell>(row: readonly Cell[], toXml: (cell: Cell, at: string) => string) => {
    line++;
    return `<row r="${line}">${row.map((cell, place) => toXml(cell, `r="${columnName(place)}${line}"`)).join('')}</row>`;
  };
  const heading = columns.map((column) => column.heading);
  const headingXml = rowXml(heading, (cell, at) => textCell(cell, `${at} s="${style.heading}"`));
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${headingXml}`;
  for await (const page of pages) yield page.map((row) => rowXml(row, cellXml)).join('');
  yield '</sheetData></worksheet>';
}

function cellXml(cell: SheetCell, at: string): string {
  if (cell === '') return '';
  if (typeof cell === 'string') return textCell(cell, at);
  if (typeof cell === 'number') return numberCell(cell, at);
  if ('number' in cell) {
    const typed = `${at} s="${style.typed}"`;
    return cell.number === '' ? `<c ${typed}/>` : textCell(cell.number, typed);
  }
  if ('ore' in cell) return numberCell(cell.ore / 100, `${at} s="${style.money}"`);
  return numberCell(dayNumber(cell.day), `${at} s="${style.day}"`);
}

function numberCell(value: number, attributes: string): string {
  return `<c ${attributes}><v>${value}</v></c>`;
}

function textCell(text: string, attributes: string): string {
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** Days since 1899-12-30, as Excel counts them. */
function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML cannot hold is written as `_x000D_`, and so is the beginning of a text that looks like it. */
function escaped(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu,
      (one) => `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replace(/[&<>"]/g, (one) => marks[one] ?? one);
}

/** Excel accepts at most 31 characters in a sheet name, and none of these. */
function sheetName(title: string): string {
  return title.replace(/[[\]*?/\\:]/g, ' ').slice(0, 31);
}
