import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CookieNotice } from './cookie-notice.tsx';

test('a rendered page, which all visitors share, does not ask about cookies', () => {
  expect(renderToStaticMarkup(createElement(CookieNotice))).toBe('');
});
