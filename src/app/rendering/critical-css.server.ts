/** A rule of the style sheet, in its order. */
export type StyleRule = {
  /** What stands around it, such as `@media print{`, and what ends that. */
  around?: [start: string, end: string];
  css: string;
  /**
   * For each of its selectors, that without which it chooses nothing in a markup: elements as `ul`, classes as `.name`,
   * data attributes as `[data-kind]` or `[data-kind=plain]`.
   */
  needs: string[][];
  /** What it is called where it is a `@keyframes`. */
  keyframes?: string;
};

/** Where the build writes the rules down. */
export const styleRulesFile = '.vite/style-rules.json';

/**
 * Of all rules those that this markup can show, so that they can stand in the page: what is painted first waits for no
 * style sheet. Anything else on the page comes with scripts, and they with the whole sheet.
 */
export function criticalCss(rules: readonly StyleRule[], html: string): string {
  const there = partsOf(html);
  const used = rules.filter(({ needs }) => needs.some((all) => all.every((one) => there.has(one))));
  const plain = used.filter(({ keyframes }) => keyframes === undefined);
  const words = new Set(plain.flatMap(({ css }) => css.match(/[\w-]+/g) ?? []));
  let styles = '';
  let around: StyleRule['around'];
  for (const rule of used) {
    if (rule.keyframes !== undefined && !words.has(rule.keyframes)) continue;
    if (rule.around?.[0] !== around?.[0]) {
      styles += (around?.[1] ?? '') + (rule.around?.[0] ?? '');
      around = rule.around;
    }
    styles += rule.css;
  }
  return styles + (around?.[1] ?? '');
}

function partsOf(html: string): Set<string> {
  const parts = new Set<string>();
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/g)) parts.add(name);
  for (const [, names = ''] of html.matchAll(/ class="([^"]+)"/g))
    for (const name of names.split(' ')) parts.add(`.${name}`);
  for (const [, name = '', value = ''] of html.matchAll(/ (data-[\w-]+)="([^"]*)"/g))
    parts.add(`[${name}]`).add(`[${name}=${value}]`);
  return parts;
}
