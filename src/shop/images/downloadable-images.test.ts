import { expect, test } from 'vitest';
import { openDownloadableImages } from './downloadable-images.server.ts';
import type { ImageRow } from './store.server.ts';

const blank = { licence_sv: '', licence_en: null, place_sv: '', place_en: null, taken_on: null };

test.each([
  ['Pläd Vintergatan i Sjö på en trappa.', ['30405'], '30405-plad-vintergatan-i-sjo-pa-en-trappa.jpg'],
  // A picture of several articles is named by what is seen alone, and one without words by its file.
  ['Pläd Vintergatan i Sjö', ['30405', '20101'], 'plad-vintergatan-i-sjo.jpg'],
  ['Pläd Vintergatan i Sjö', [], 'plad-vintergatan-i-sjo.jpg'],
  ['', ['30405'], '30405.jpg'],
  ['', [], 'throw-stair.jpg'],
  [`${'mycket '.repeat(40)}lång`, [], `${'mycket-'.repeat(8)}mycket.jpg`.replace('-mycket.jpg', '.jpg')],
])('a picture called %j of the articles %j is saved as %s', async (caption_sv, numbers, name) => {
  const row = { file: 'demo/throw-stair.webp', caption_sv, caption_en: null, photographer: '' };
  const full = openDownloadableImages({
    images: { rowOf: () => Promise.resolve({ ...row, ...blank } as unknown as ImageRow) },
    wordsThatWaited: () => Promise.resolve(new Map()),
    publicArticleNumbersIn: () => Promise.resolve(numbers),
    company: () => Promise.resolve('Fjällbrusa Form AB'),
  });
  expect((await full.wantedOf(1))?.name).toBe(name);
});

test('a picture of the office without words is named by the company and its number', async () => {
  const row = { id: 4214, file: 'office/6891acf7-85ce-4314-a14f-afe9336d93c8.jpg', caption_sv: '' };
  const full = openDownloadableImages({
    images: { rowOf: () => Promise.resolve({ ...row, ...blank } as unknown as ImageRow) },
    wordsThatWaited: () => Promise.resolve(new Map()),
    publicArticleNumbersIn: () => Promise.resolve([]),
    company: () => Promise.resolve('Fjällbrusa Form AB'),
  });
  expect((await full.wantedOf(4214))?.name).toBe('fjallbrusa-form-ab-4214.jpg');
});
