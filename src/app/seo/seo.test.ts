import { describe, expect, test } from 'vitest';
import type { PressMessage } from '#shop/press-room/contract.ts';
import { feedOf } from './press-feed.server.ts';
import { headOf } from './head.server.ts';
import { addressesOf, sitemapOf } from './sitemap.server.ts';
import { robotsOf } from './seo.server.ts';

const siteUrl = 'https://shop.example';
const languages = ['sv', 'en'] as const;
const site = { siteUrl, languages };

describe('the sitemap', () => {
  test('names each page in both languages, and each as the other', () => {
    const map = sitemapOf(site, [{ path: '/kontakt' }]);
    expect(map.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      '<loc>https://shop.example/kontakt</loc>',
      '<loc>https://shop.example/kontakt?lang=en</loc>',
    ]);
    expect(map.match(/hreflang="en" href="https:\/\/shop\.example\/kontakt\?lang=en"/g)).toHaveLength(2);
    expect(map).not.toContain('lastmod');
    // An address without a language is answered in Swedish.
    expect(map.match(/hreflang="x-default" href="[^"]*"/g)).toEqual(
      Array(2).fill('hreflang="x-default" href="https://shop.example/kontakt"'),
    );
  });

  test('is well-formed whatever a path holds', () => {
    const map = sitemapOf(site, [{ path: '/products?news=1', changed: '2026-11-15T07:00:00.000Z' }]);
    expect(map).toContain('<loc>https://shop.example/products?news=1&amp;lang=en</loc>');
    expect(map).toContain('<lastmod>2026-11-15T07:00:00.000Z</lastmod>');
  });
});

test('an address stays on our own site', () => {
  expect(addressesOf(site, '//evil.example').sv).toBe('https://shop.example//evil.example');
});

const message: PressMessage = {
  Id: 7,
  CreateDate: '2026-11-15T07:00:00.000Z',
  Title: 'Mugg & fat <nytt>',
  Message: '<p>Ett &amp; två</p><p>mer</p>',
  HasImage: true,
  CategoryId: 1002,
  Url: 'https://paper.example/a?b=1&c=2',
};
const feed = { siteUrl, title: 'Pressrum', author: 'Fjällbrusa Form AB' };

test('a page found by its name has one address in each language', () => {
  const head = headOf({
    url: new URL(`${siteUrl}/products/7?lang=en&page=2&other=x`),
    language: 'en',
    ...site,
    paths: { sv: '/products/7/brickor', en: '/products/7/trays' },
    image: '/api/WebImage/1?w=1200',
  });
  expect(head).toContain(
    '<link rel="canonical" href="https://shop.example/products/7/trays?page=2&amp;lang=en"',
  );
  expect(head).toContain('hreflang="sv" href="https://shop.example/products/7/brickor?page=2"');
  expect(head).toContain('hreflang="x-default" href="https://shop.example/products/7/brickor?page=2"');
  expect(head).toContain('<meta property="og:image" content="https://shop.example/api/WebImage/1?w=1200"');
  expect(head).toContain(
    '<meta property="og:url" content="https://shop.example/products/7/trays?page=2&amp;lang=en"',
  );
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image"');
  const plain = headOf({ url: new URL(`${siteUrl}/kontakt`), language: 'sv', ...site });
  expect(plain).toContain('<link rel="canonical" href="https://shop.example/kontakt"');
  expect(plain).not.toContain('og:image');
});

test.each(['/products?page=2', '/products/7?page=9999'])('%s is', (path) => {
  const head = headOf({ url: new URL(siteUrl + path), language: 'sv', ...site });
  expect(head).toContain(`<link rel="canonical" href="${siteUrl}${path}"`);
});

test.each([
  '/products?page=1',
  '/products?page=0',
  '/products?page=x',
  '/products?page=10000',
  '/kontakt?page=2',
])('%s is no address of its own', (path) => {
  const url = new URL(siteUrl + path);
  const head = headOf({ url, language: 'sv', ...site });
  expect(head).toContain(`<link rel="canonical" href="${siteUrl}${url.pathname}"`);
});

describe('the feed of press messages', () => {
  test('tells of each message once, escaped', () => {
    const atom = feedOf({ ...feed, language: 'sv', messages: [message] });
    expect(atom).toContain('<id>https://shop.example/pressroom/press/7#sv</id>');
    expect(atom).toContain('<title>Mugg &amp; fat &lt;nytt&gt;</title>');
    expect(atom).toContain('<content type="html">&lt;p&gt;Ett &amp;amp; två&lt;/p&gt;');
    expect(atom).toContain('<link rel="related" href="https://paper.example/a?b=1&amp;c=2"/>');
    expect(atom).toContain('href="https://shop.example/api/PressMessageImage/7?download"');
    expect(atom).toContain('<updated>2026-11-15T07:00:00.000Z</updated>');
    expect(atom).toContain('<author><name>Fjällbrusa Form AB</name></author>');
    expect(atom).toContain('<summary>Ett &amp; två</summary>');
  });

  test('tells when a message was changed after it was published', () => {
    const changed = { ...message, ChangeDate: '2026-11-16T07:00:00.000Z' };
    const atom = feedOf({ ...feed, language: 'sv', messages: [{ ...message, Id: 8 }, changed] });
    expect(atom.match(/<(?:published|updated)>[^<]*/g)).toEqual([
      '<updated>2026-11-16T07:00:00.000Z',
      '<published>2026-11-15T07:00:00.000Z',
      '<updated>2026-11-15T07:00:00.000Z',
      '<published>2026-11-15T07:00:00.000Z',
      '<updated>2026-11-16T07:00:00.000Z',
    ]);
  });

  test('links of a text lead to the shop from wherever it is read', () => {
    const Message =
      '<p>Se <a href="/products/1?a=1&amp;b=2">brickorna</a>, <a href="mailto:press@maker.example">fråga</a> ' +
      '<a title="a &gt; b" href="#mer">mer</a> <a href="https://other.example/x">där</a> <img src="/api/WebImage/3" alt=""></p>';
    const atom = feedOf({ ...feed, language: 'sv', messages: [{ ...message, Message }] });
    const text = /<content type="html">([^]*?)<\/content>/.exec(atom)?.[1] ?? '';
    const links = [...text.matchAll(/(?:href|src)=&quot;(.*?)&quot;/g)].map(([, link]) => link);
    expect(links).toHaveLength(5);
    expect(links.slice(0, 2)).toEqual([
      'https://shop.example/products/1?a=1&amp;amp;b=2',
      'mailto:press@maker.example',
    ]);
    expect(links[2]).toMatch(/^https:\/\/shop\.example\/pressroom\/press\/.+#mer$/);
    expect(links.slice(3)).toEqual(['https://other.example/x', 'https://shop.example/api/WebImage/3']);
  });

  test('leads English readers to the English page', () => {
    const atom = feedOf({ ...feed, language: 'en', messages: [message] });
    expect(atom).toContain('href="https://shop.example/pressroom/press/7/mugg-fat-nytt?lang=en"');
    expect(atom).toContain('href="https://shop.example/feed/press.en.xml"');
  });

  test('may be empty', () => {
    expect(feedOf({ ...feed, language: 'sv', messages: [] })).not.toContain('<entry>');
  });
});

test('search engines are shown the sitemap and kept from what is one customer’s', () => {
  expect(robotsOf(siteUrl).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/ArticleThumbnail/',
    'Allow: /api/ArticleImage/',
    'Allow: /api/ArticleImageWide/',
    'Allow: /api/WebImage/',
    'Allow: /api/WebImageThumbnail/',
    'Allow: /api/PressMessageImage/',
    'Disallow: /cart$',
    'Disallow: /quickorder$',
    'Disallow: /userprofile$',
    'Disallow: /deliveryaddresses$',
    'Disallow: /orders$',
    'Disallow: /invoices$',
    'Disallow: /waiting$',
    'Disallow: /bought$',
    'Disallow: /lists$',
    'Disallow: /people$',
    'Disallow: /approvals$',
    '',
    'Sitemap: https://shop.example/sitemap.xml',
    '',
  ]);
});
