import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#kit/process/project-root.server.ts';
import { sheetOf } from './sheet.ts';

const folder = join(projectRoot, 'demo/render');
const articles = JSON.parse(readFileSync(join(folder, 'articles.json'), 'utf8')) as {
  texture: string;
  seed: number;
}[];

/** One article of each form, and one of each design. */
const samples = [0, 1].flatMap((part) => [
  ...new Map(articles.map((article) => [article.texture.split('.')[part], article])).values(),
]);

test.each(samples)('the artwork of $texture is what its pictures were rendered with', ({ texture, seed }) => {
  expect(sheetOf(texture, seed)).toBe(readFileSync(join(folder, 'textures', `${texture}.svg`), 'utf8'));
});

test('a form that is not printed is refused', () => {
  expect(() => sheetOf('spoon.masvik.sjo', 1)).toThrow('spoon');
});
