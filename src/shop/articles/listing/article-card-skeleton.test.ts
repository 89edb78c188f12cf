import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleCardSkeleton } from './article-card-skeleton.tsx';

test('what stands in for an article that is still to come is nothing to a screen reader', () => {
  const list = renderToStaticMarkup(createElement(ArticleCardSkeleton));
  expect(list).toMatch(/^<li [^>]*aria-hidden="true"[^>]*>/);
});
