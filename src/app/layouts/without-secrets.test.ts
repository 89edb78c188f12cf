import { expect, test } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

test('a report holds no secret of a mailed link', () => {
  const event = {
    request: { url: 'https://shop.example/requirelogin?lang=en&reset=abc-DEF_9#top' },
    breadcrumbs: [{ data: { from: '/requirelogin?reset=abc', to: '/products' } }],
    message: 'reset=is a word here',
  };
  expect(withoutSecrets(event)).toEqual({
    request: { url: 'https://shop.example/requirelogin?lang=en&reset=…#top' },
    breadcrumbs: [{ data: { from: '/requirelogin?reset=…', to: '/products' } }],
    message: 'reset=is a word here',
  });
});

test.each([
  ['/requirelogin#reset=abc-DEF_9', '/requirelogin#reset=…'],
  ['https://shop.example/office/welcome#abc-DEF_9', 'https://shop.example/office/welcome#…'],
  ['/article/1#reset', '/article/1#reset'],
])('of %s a report holds %s', (url, reported) => {
  expect(withoutSecrets({ request: { url } })).toEqual({ request: { url: reported } });
});
