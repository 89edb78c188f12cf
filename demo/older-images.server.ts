import type { Scene } from '#demo/data/scene-table.ts';

/** What an older demo's drawn scenes are shown as; the others have kept their name. */
const scenes: Readonly<Record<string, Scene>> = {
  picnic: 'linen-table',
  'linen-line': 'towel-rail',
  'winter-set': 'winter-table',
  'forest-edge': 'kitchen-shelf',
  'pattern-desk': 'drawing-table',
  'workshop-press': 'colour-jars',
  'coffee-rings': 'half-past-nine',
  header: 'eight-patterns',
};

/**
 * Returns the finished picture in place of one that an older demo drew, whose key ends in the article's id
 * (`demo/mug.masvik.sjo.front.17.svg`) or names a scene (`demo/picnic.svg`); undefined for any other key.
 */
export async function imageInPlaceOf(key: string): Promise<string | undefined> {
  const [, name, id] = /^demo\/([\w-]+)(?:\.[\w-]+\.[\w-]+\.\w+\.(\d+))?\.svg$/.exec(key) ?? [];
  if (name === undefined) return undefined;
  if (id === undefined) return `demo/scene.${scenes[name] ?? name}.avif`;
  const { demoArticles } = await import('#demo/data/articles.ts');
  const article = demoArticles('2026-01-01')[Number(id) - 1];
  return article && `demo/${article.articleNumber}.front.avif`;
}
