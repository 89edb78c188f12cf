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
