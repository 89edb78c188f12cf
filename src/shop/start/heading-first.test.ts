import { describe, expect, test } from 'vitest';
import { headingFirst } from './heading-first.ts';

describe('a text of the start page', () => {
  test('gives its first heading to the page', () => {
    expect(headingFirst('<h2>Mugg &amp; fat</h2>\n<p>Text</p>')).toEqual({
      heading: 'Mugg & fat',
      rest: '\n<p>Text</p>',
    });
  });

  test.each(['<p>Text</p>', '<h2>A <em>b</em></h2>', ''])('is left as it is: %j', (html) => {
    expect(headingFirst(html)).toEqual({ heading: '', rest: html });
  });
});
