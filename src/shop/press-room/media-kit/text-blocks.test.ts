import { expect, test } from 'vitest';
import { textBlocks } from './text-blocks.server.ts';

test.each([
  ['', []],
  ['<p></p><h2> </h2>', []],
  ['Ett ord & ett till', [{ kind: 'paragraph', lines: ['Ett ord & ett till'] }]],
  [
    '<h2>Om &lt;oss&gt;</h2>\n<p>Ett <strong>fett</strong> ord.<br />Ny rad.</p>',
    [
      { kind: 'heading', lines: ['Om <oss>'] },
      { kind: 'paragraph', lines: ['Ett fett ord.', 'Ny rad.'] },
    ],
  ],
  [
    '<ul><li>En</li><li><p>Två <a href="/x">länk</a></p></li></ul>',
    [
      { kind: 'item', lines: ['En'] },
      { kind: 'item', lines: ['Två länk'] },
    ],
  ],
])('%j is read as its blocks', (html, blocks) => {
  expect(textBlocks(html)).toEqual(blocks);
});
