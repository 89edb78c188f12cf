export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly XmlElement[];
};
export type XmlPart = XmlElement | undefined;

/** Returns undefined when the element would be empty, because some XML readers refuse empty elements. */
export function element(
  name: string,
  content: string | readonly XmlPart[],
  attributes: Readonly<Record<string, string>> = {},
): XmlPart {
  const filled = typeof content === 'string' ? clean(content) : content.filter((part) => part !== undefined);
  return filled.length === 0 ? undefined : { name, attributes, content: filled };
}

export function xmlFile(root: XmlPart): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root ? written(root, '') : ''}\n`;
}

function written({ name, attributes, content }: XmlElement, indent: string): string {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside =
    typeof content === 'string'
      ? escaped(content)
      : `\n${content.map((one) => written(one, `${indent}  `)).join('\n')}\n${indent}`;
  return `${indent}<${name}${attributeTexts.join('')}>${inside}</${name}>`;
}

/** Removes characters that XML 1.0 does not allow. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .trim();
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
