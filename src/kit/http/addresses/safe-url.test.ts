import { expect, test } from 'vitest';
import { isSafeUrl } from './safe-url.ts';

test.each([
  'https://example.se/a?b=c#d',
  'HTTP://example.se',
  'mailto:order@example.se',
  'tel:+4690123456',
  '/',
  '/sv/om-oss?x=//y',
])('a link may lead to %s', (url) => expect(isSafeUrl(url)).toBe(true));

test.each([
  '',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.se/',
  // Browsers read each of these as the address of another site.
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'https://',
  'http://a b/',
  'om-oss',
  'x https://example.se',
])('a link may not lead to %j', (url) => expect(isSafeUrl(url)).toBe(false));
