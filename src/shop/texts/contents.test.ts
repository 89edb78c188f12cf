import { describe, expect, test } from 'vitest';
import { withContents } from './contents.ts';

describe('the contents of a text', () => {
  test('names each heading and makes it a place to jump to', () => {
    expect(withContents('<h2>1. Allmänt</h2><p>a</p>\n<h2>Mått &amp; <em>vikt</em></h2>')).toEqual({
      html: '<h2 id="1-allmant" tabindex="-1">1. Allmänt</h2><p>a</p>\n<h2 id="matt-vikt" tabindex="-1">Mått &amp; <em>vikt</em></h2>',
      contents: [
        { id: '1-allmant', text: '1. Allmänt' },
        { id: 'matt-vikt', text: 'Mått & vikt' },
      ],
    });
  });

  test('tells equal headings apart, and bears one without letters', () => {
    const { contents } = withContents('<h2>Pris</h2><h2>Pris</h2><h2>§</h2>');
    expect(contents.map(({ id }) => id)).toEqual(['pris', 'pris-2', 'section']);
  });

  test('is empty for a text without headings', () => {
    expect(withContents('<p>a</p>')).toEqual({ html: '<p>a</p>', contents: [] });
  });
});
