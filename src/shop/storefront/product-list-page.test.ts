import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryOf } from '#kit/pages/query.ts';
import { languages } from '#kit/text/language.ts';
import { listProductGroups } from '#shop/product-groups/contract.ts';
import { check } from './product-list-page.tsx';

const names = { sv: 'Runda brickor', en: 'Round trays', de: '…' };

/** Returns where the page sends whoever asks for this address; undefined when it shows the group there. */
async function sentTo(slug: string | undefined, search = '') {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  for (const one of languages)
    client.setQueryData(queryOf(listProductGroups, one).queryKey, [
      { ProductGroupId: 11, ParentId: null, Name: names[one], RequireLogin: false, HasChildren: false },
    ]);
  const url = new URL(`https://shop.example/products/11${slug === undefined ? '' : `/${slug}`}${search}`);
  const params = { productGroupId: '11', slug };
  const answer = await Promise.resolve(check({ params, url, language: 'sv', languages }, client)).catch(
    (thrown: unknown) => thrown,
  );
  client.clear();
  return answer instanceof Response ? [answer.status, answer.headers.get('location')] : undefined;
}

test('a group is shown without its name and under its name in any language; another name leads to its own', async () => {
  for (const slug of [undefined, 'runda-brickor', 'round-trays'])
    expect(await sentTo(slug), slug).toBeUndefined();
  expect(await sentTo('fel-namn')).toEqual([301, '/products/11/runda-brickor']);
  expect(await sentTo('fel-namn', '?sort=name')).toEqual([301, '/products/11/runda-brickor?sort=name']);
});
