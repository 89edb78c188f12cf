import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.server.ts';
import { toNfc } from '#kit/text/unicode-text.mjs';

export type FontName = 'text' | 'strong' | 'heading';

const files: Record<FontName, string> = {
  text: 'hanken-grotesk-400.ttf',
  strong: 'hanken-grotesk-600.ttf',
  heading: 'familjen-grotesk-600.ttf',
};
const parsed = new Map<FontName, string>();

/** Returns the value for `font` of `new PDFDocument` and for the source of `registerFont`. */
export function fontOf(name: FontName): string {
  const file = () => readFileSync(join(projectRoot, 'assets/fonts', files[name]));
  return parsed.get(name) ?? (file() as unknown as string);
}

/**
 * Reuses parsed fonts, since parsing takes more time than everything else on an invoice. pdfkit accepts a font parsed
 * by an earlier document but has no public access to it; should its internals change, fonts are parsed again and
 * nothing breaks.
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

/** Returns one line with the characters that the fonts have; others are replaced visibly. */
export function drawable(text: string): string {
  return toNfc(text)
    .replace(/\s/g, (space) => (space === '\u00a0' ? space : ' '))
    .replace(cannotDraw, '?');
}
