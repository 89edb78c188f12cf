import { parse, type AtRule, type ChildNode, type Container } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import type { Plugin } from 'vite';
import { styleRulesFile, type StyleRule } from '../src/app/rendering/critical-css.server.ts';

/** Writes an index of the style sheet's rules beside it, from which a page inlines only those that it needs. */
export function styleRules(): Plugin {
  return {
    name: 'style-rules',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
      const [sheet] = sheets;
      if (sheet?.type !== 'asset' || sheets.length > 1) this.error('there is not one style sheet');
      this.emitFile({
        type: 'asset',
        fileName: styleRulesFile,
        source: JSON.stringify(rulesOf(String(sheet.source))),
      });
    },
  };
}

export function rulesOf(css: string): StyleRule[] {
  return [...rulesIn(parse(css), [])];
}

const groups = new Set(['media', 'container', 'supports', 'layer']);

function* rulesIn(container: Container<ChildNode>, groupsAround: AtRule[]): Iterable<StyleRule> {
  const around = groupsAround.map(({ name, params }) => `@${name} ${params}{`).join('');
  for (const node of container.nodes ?? []) {
    if (node.type === 'comment' || isForPaper(node)) continue;
    if (node.type === 'atrule' && node.nodes && groups.has(node.name)) {
      yield* rulesIn(node, [...groupsAround, node]);
      continue;
    }
    const isKeyframes = node.type === 'atrule' && node.name.endsWith('keyframes');
    yield {
      ...(around && { around: [around, '}'.repeat(groupsAround.length)] }),
      css: node.toString() + (node.type === 'atrule' && !node.nodes ? ';' : ''),
      needs: node.type === 'rule' ? needsOf(node.selector) : [[]],
      ...(isKeyframes && { keyframes: node.params }),
    };
  }
}

/** Nothing is printed before the whole style sheet is there. */
function isForPaper(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name === 'media' && node.params === 'print';
}

function needsOf(selector: string): string[][] {
  return selectorParser().astSync(selector).nodes.map(neededBy);
}

/** Returns what an element must have for the selector to match. */
function neededBy(selector: Selector): string[] {
  const compounds = selector.split(({ type }) => type === 'combinator');
  return [...new Set(compounds.flatMap(withoutRoot).flatMap(neededByOne))];
}

/** The root element is outside the markup, and scripts change it before the first paint. */
function withoutRoot(compound: Node[]): Node[] {
  const isRoot = compound.some(
    ({ type, value }) => (type === 'tag' && value === 'html') || (type === 'pseudo' && value === ':root'),
  );
  return isRoot ? compound.filter(({ value }) => value === ':has') : compound;
}

function neededByOne(node: Node): string[] {
  if (node.type === 'tag') return node.value === 'body' ? [] : [node.value];
  if (node.type === 'class') return [`.${node.value}`];
  if (node.type === 'attribute' && node.attribute.startsWith('data-')) {
    const isWhole = node.operator === '=' && !node.insensitive;
    return [isWhole ? `[${node.attribute}=${node.value}]` : `[${node.attribute}]`];
  }
  if (node.type !== 'pseudo' || ![':is', ':where', ':has'].includes(node.value)) return [];
  const [first = [], ...others] = node.nodes.map(neededBy);
  return first.filter((need) => others.every((needs) => needs.includes(need)));
}
