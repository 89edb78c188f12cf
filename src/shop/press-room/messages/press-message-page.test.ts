import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryOf } from '#kit/pages/query.ts';
import { languages, type Language } from '#kit/text/language.ts';
import { readPressMessage } from '#shop/press-room/contract.ts';
import { messagePath } from '#shop/press-room/paths.ts';
import { check } from './press-message-page.tsx';

const title = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.constantFrom('🎉', '中文', '…', '- -', 'Öppet tryckeri', '7'),
);

/** Returns where the page sends whoever asks for this address; undefined when it shows the message there. */
async function sentTo(titles: Record<Language, string>, language: Language, urlname: string) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  for (const one of languages)
    client.setQueryData(queryOf(readPressMessage, one, { id: 7 }).queryKey, {
      Id: 7,
      Title: titles[one],
    });
  const url = new URL(`https://shop.example/pressroom/press/7/${urlname}`);
  const answer = await Promise.resolve(
    check({ params: { id: '7', urlname }, url, language, languages }, client),
  ).catch((thrown: unknown) => thrown);
  client.clear();
  return answer instanceof Response ? answer.headers.get('location') : undefined;
}

test('the address of a message shows it, whatever its title, and any other leads there', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ sv: title, en: title, de: title }),
      fc.constantFrom(...languages),
      async (titles, language) => {
        const path = messagePath({ Id: 7, Title: titles[language] });
        expect(await sentTo(titles, language, path.split('/').at(-1) ?? '')).toBeUndefined();
        for (const other of languages) {
          const name = messagePath({ Id: 7, Title: titles[other] }).split('/').at(-1) ?? '';
          expect(await sentTo(titles, language, name)).toBeUndefined();
        }
        expect(await sentTo(titles, language, 'none-of-them-x')).toBe(path);
      },
    ),
  );
});
