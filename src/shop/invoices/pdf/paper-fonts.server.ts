import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.server.ts';

export type FontName = 'text' | 'strong' | 'heading';

const files: Record<FontName, string> = {
  text: 'hanken-grotesk-400.ttf',
  strong: 'hanken-grotesk-600.ttf',
  heading: 'familjen-grotesk-600.ttf',
};
const parsed = new Map<FontName, string>();

/** What `new PDFDocument` wants for its `font`, and `registerFont` for its source. */
export function fontOf(name: FontName): string {
  const file = () => readFileSync(join(projectRoot, 'assets/fonts', files[name]));
  return parsed.get(name) ?? (file() as unknown as string);
}

/**
 * Reading a font takes more time than all else on an invoice. What pdfkit has read it takes again in the next
 * document, but does not hand out; should it once keep it elsewhere, fonts are read anew and nothing is lost.
 */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const name of ['text', 'strong', 'heading'] as const) {
    doc.registerFont(name, fontOf(name)).font(name);
    const { _font: used } = doc as unknown as { _font?: { font?: { layout?: unknown } } };
    if (typeof used?.font?.layout === 'function') parsed.set(name, used.font as unknown as string);
  }
}

const cannotDraw =
  /[^ -~\u00a0-\u017f\u01fa-\u021b\u1e80-\u1ef9\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2212]/gu;

/** One line of what the fonts can draw; of anything else a reader sees that something is missing. */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s/g, (space) => (space === '\u00a0' ? space : ' '))
    .replace(cannotDraw, '?');
}
