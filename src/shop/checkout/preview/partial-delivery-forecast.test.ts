import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import { TextsContext } from '#shop/texts/use-texts.ts';
import { PartialDeliveryForecast } from './partial-delivery-forecast.tsx';
import type { Forecast } from './use-forecast.ts';

const t = translator(languageTables.sv, 'sv');
const item = (ArticleNumber: string, Quantity: number) => ({
  ArticleId: 1,
  ArticleNumber,
  ArticleText: ArticleNumber,
  Quantity,
});
const Deliveries = [
  { Week: '2027-W05', Rows: 2, Rests: 0, Pieces: 9, Items: [item('A-1', 6), item('A-2', 3)] },
  { Week: '2027-W10', Rows: 1, Rests: 1, Pieces: 4, Items: [item('A-1', 4)] },
];

test('all at once is sent in the last week, with all pieces of an article together', () => {
  const forecast = {
    preview: { Deliveries },
    isFailed: false,
    locale: { t, language: 'sv', today: '2027-02-01' },
  } as unknown as Forecast;
  const part = createElement(PartialDeliveryForecast, { forecast });
  const html = renderToStaticMarkup(createElement(TextsContext, { value: t, children: part }));
  const answers = html.split('<details>').slice(1);
  const rowsOf = (answer = '') => answer.replace(/<summary>.*<\/summary>/, '').replace(/<[^>]+>/g, ' ');
  const words = answers.map((answer) => rowsOf(answer).replace(/\s+/g, ' ').trim());
  expect(words).toEqual([
    expect.stringMatching(/^v\. 5 .*A-1 A-1 6 st.*A-2 A-2 3 st.*v\. 10 .*A-1 A-1 4 st/),
    expect.stringMatching(/^v\. 10 .*A-1 A-1 10 st.*A-2 A-2 3 st/),
  ]);
  expect(words[1]).not.toContain('v. 5');
});
