import { expect, test } from 'vitest';
import { listsInText, withRealLists } from './pasted-lists.ts';

/** A list paragraph as Word puts it on the clipboard. */
function word(sign: string, level: number, text: string): string {
  return `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>`;
}

test('paragraphs of Word become lists, inside each other where they are', () => {
  const html = [
    '<p class=MsoNormal>Vi har:</p>',
    word('·', 1, 'brickor'),
    word('o', 2, '<b>runda</b>'),
    word('o', 2, 'stora'),
    word('·', 1, 'muggar'),
    '<p class=MsoNormal>Slut.</p>',
  ].join('\n\n');
  expect(withRealLists(html).replace(/<o:p><\/o:p>|\n/g, '')).toBe(
    '<p class=MsoNormal>Vi har:</p><ul><li>brickor<ul><li><b>runda</b></li><li>stora</li></ul></li><li>muggar</li></ul>' +
      '<p class=MsoNormal>Slut.</p>',
  );
});

test('numbers become a numbered list, and another kind of sign another list', () => {
  const html = word('1.', 1, 'ett') + word('2.', 1, 'två') + word('·', 1, 'sist');
  expect(withRealLists(html).replace(/<o:p><\/o:p>/g, '')).toBe(
    '<ol><li>ett</li><li>två</li></ol><ul><li>sist</li></ul>',
  );
});

test('the sign that Word hides in comments is left out too', () => {
  const html =
    "<p style='mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><!--[endif]-->ett</p>";
  expect(withRealLists(html)).toBe('<ul><li>ett</li></ul>');
  for (const [sign, tag] of [
    ['1.', 'ol'],
    ['a)', 'ol'],
    ['o', 'ul'],
  ])
    expect(withRealLists(html.replace('·', sign!))).toBe(`<${tag}><li>ett</li></${tag}>`);
});

test('paragraphs that begin with a bullet are a list wherever they come from; others stay as they are', () => {
  expect(withRealLists('<p>Hej</p><p>·&nbsp; ett</p><p><span>• två</span></p><p>3. mars</p>')).toBe(
    '<p>Hej</p><ul><li>ett</li><li><span>två</span></li></ul><p>3. mars</p>',
  );
  expect(withRealLists('<ul><li>ett</li></ul><p>o, vad</p>')).toBe('<ul><li>ett</li></ul><p>o, vad</p>');
});

test('a plain text with bullets becomes a list, another one stays a text', () => {
  expect(listsInText('Vi har:\n• brickor < 30\n• muggar')).toBe(
    '<p>Vi har:</p><ul><li>brickor &lt; 30</li><li>muggar</li></ul>',
  );
  expect(listsInText('en rad\n1. en till')).toBeUndefined();
});
