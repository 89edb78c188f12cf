/** Markup whose every inserted text has been escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

/** A template whose values are escaped, but for what is `Html` itself; lists are joined, what is not there is left out. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + textOf(parts[index - 1]) + string));
}

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (part === false || part === null || part === undefined) return '';
  return typeof part === 'object' ? part.map(textOf).join('') : escapeHtml(String(part));
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For a text, or the value of an attribute in quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
