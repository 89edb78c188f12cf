import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from '#kit/forms/field.tsx';
import { TextPair } from './text-pair.tsx';

test('each field of a pair is read aloud and spelt in the language of its text', () => {
  const values: Record<string, string> = { NameSV: 'Mugg', NameEN: '' };
  const field = (name: string) => ({ name, value: values[name], onChange: () => undefined });
  const pair = createElement(TextPair<Record<string, string>>, {
    form: { values, field },
    names: ['NameSV', 'NameEN'],
    label: 'Namn',
    control: TextField,
  });
  const fields = renderToStaticMarkup(pair).match(/<input[^>]*>/g) ?? [];
  expect(fields.map((one) => [/ name="(\w+)"/.exec(one)?.[1], / lang="(\w+)"/.exec(one)?.[1]])).toEqual([
    ['NameSV', 'sv'],
    ['NameEN', 'en'],
  ]);
});
