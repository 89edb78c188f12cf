import { inflateSync } from 'node:zlib';

/**
 * Reads the lines of a PDF made by pdfkit from its text layer, in the order in which they were drawn, as a search, a
 * screen reader and copying do: by what each font says that its glyphs stand for.
 */
export function linesOfPdf(pdf: Buffer): string[] {
  return placedLinesOfPdf(pdf).map(({ line }) => line);
}

/** As above, each with where it begins: in points from the left and from the foot of its page. */
export function placedLinesOfPdf(pdf: Buffer): { line: string; x: number; y: number }[] {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    const [, resources = ''] = /\/Font <<([^>]*)>>/.exec(head) ?? [];
    for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, charactersOf(objects.get(unicode)?.text ?? ''));
    }
  }
  return [...objects.values()]
    .flatMap(({ text }) => [...text.matchAll(/^BT\n([^]*?)^ET$/gm)])
    .map(([, drawn = '']) => {
      const [, x, y] = /^1 0 0 1 ([-\d.]+) ([-\d.]+) Tm$/m.exec(drawn) ?? [];
      return { line: lineOf(drawn, fonts), x: Number(x), y: Number(y) };
    });
}

type PdfObject = { head: string; text: string };

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const all = pdf.toString('latin1');
  for (const [, id = '', body = ''] of all.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj$/gm)) {
    const [head = '', stream] = body.split(/\nstream\n/, 2);
    const bytes = Buffer.from(stream?.replace(/\nendstream$/, '') ?? '', 'latin1');
    const text =
      stream && head.includes('/FlateDecode') && !head.includes('/Image') ? inflateSync(bytes) : bytes;
    objects.set(id, { head: head.replace(/\s+/g, ' '), text: text.toString('latin1') });
  }
  return objects;
}

/** Returns the characters by the code of the glyph. */
function charactersOf(cmap: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, from = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([^>]*)>/g)].forEach(([, units = ''], place) => {
      const code = (parseInt(from, 16) + place).toString(16).padStart(4, '0');
      const bytes = Buffer.from(units.replace(/\s/g, ''), 'hex');
      characters.set(code, bytes.swap16().toString('utf16le'));
    });
  }
  return characters;
}

function lineOf(drawn: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const font = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(drawn)?.[1] ?? '');
  return [...drawn.matchAll(/<([0-9a-f]*)>/g)]
    .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
    .map((code) => font?.get(code) ?? '')
    .join('');
}
