/** A rule of the style sheet, in source order. */
export type StyleRule = {
  /** The at-rule around it, such as `@media print{`, and its end. */
  around?: [start: string, end: string];
  css: string;
  /**
   * For each of its selectors, what a markup must contain for it to match: elements as `ul`, classes as `.name`, data
   * attributes as `[data-kind]` or `[data-kind=plain]`.
   */
  needs: string[][];
  /** The name, if the rule is a `@keyframes`. */
  keyframes?: string;
};

/** The file to which the build writes the rules. */
export const styleRulesFile = '.vite/style-rules.json';

/**
 * Selects the rules that can apply to this markup, so that they can be inlined and the first paint does not wait for
 * a style sheet. Everything else on the page is created by scripts, which wait for the complete style sheet.
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
