/** `file` is the maker's own font file in the theme folder. */
export type Font = { stack: string; file?: string };

const sans = 'Arial, sans-serif';
const serif = 'Georgia, serif';

/** The bundled fonts, and families that most devices have: nothing is loaded from other sites. */
const known: Record<string, string> = {
  'Familjen Grotesk': `'Familjen Grotesk', 'Heading Fallback', ${sans}`,
  'Hanken Grotesk': `'Hanken Grotesk', 'Text Fallback', ${sans}`,
  Humanist: `Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', ${sans}`,
  Geometric: `Avenir, Montserrat, Corbel, 'URW Gothic', ${sans}`,
  Grotesque: `'Helvetica Neue', Helvetica, 'Nimbus Sans', ${sans}`,
  'Old style': `'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, ${serif}`,
  Transitional: `Charter, 'Bitstream Charter', Cambria, ${serif}`,
};

export const fontNames = Object.keys(known);

export const houseFonts = {
  heading: { stack: known['Familjen Grotesk'] ?? sans },
  text: { stack: known['Hanken Grotesk'] ?? sans },
} satisfies Record<string, Font>;

export function fontNamed(name = ''): Font | undefined {
  if (isFontFile(name)) return { stack: `'${familyOf(name)}', ${sans}`, file: name };
  const stack = known[name];
  return stack === undefined ? undefined : { stack };
}

function isFontFile(name: string): boolean {
  return /^[\w-][\w.-]*\.woff2$/i.test(name);
}

/** The family name in the style sheet, distinct from fonts installed on a device. */
export function familyOf(file: string): string {
  return `Look ${file.replace(/\.woff2$/i, '')}`;
}
