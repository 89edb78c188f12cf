import { expect, test } from 'vitest';
import { languages } from '#kit/text/language.ts';
import { paths } from './press-room-page.tsx';

async function pathOf(section: string | undefined) {
  const url = new URL('https://shop.example/');
  return (await paths({ params: { section }, url, language: 'sv', languages })).en;
}

test('each section of the press room has one address of its own, the first that of the press room', async () => {
  expect(await Promise.all([undefined, 'moomin', 'press', 'gallery'].map(pathOf))).toEqual([
    '/pressroom',
    '/pressroom',
    '/pressroom/press',
    '/pressroom/gallery',
  ]);
});
