import { zipEntries } from './zip-entries.ts';

/** Returns the number format of every cell that has one, by its address, as the first sheet and the styles tell it. */
export function sheetFormats(workbook: Buffer): Map<string, string> {
  const files = zipEntries(workbook);
  const textOf = (name: string) => files.get(name)?.toString() ?? '';
  const codes = new Map(
    [...textOf('xl/styles.xml').matchAll(/<numFmt\b[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'numFmtId'),
      attribute(tag, 'formatCode'),
    ]),
  );
  const [, styles = ''] = /<cellXfs\b[^>]*>(.*?)<\/cellXfs>/s.exec(textOf('xl/styles.xml')) ?? [];
  const formatIds = [...styles.matchAll(/<xf\b[^>]*>/g)].map(([tag]) => attribute(tag, 'numFmtId'));
  const cells = textOf('xl/worksheets/sheet1.xml').matchAll(/<c\b[^>]*>/g);
  return new Map(
    [...cells].flatMap(([tag]): [string, string][] => {
      const format = codes.get(formatIds[Number(attribute(tag, 's'))]);
      return format === undefined ? [] : [[attribute(tag, 'r') ?? '', format]];
    }),
  );
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
}
