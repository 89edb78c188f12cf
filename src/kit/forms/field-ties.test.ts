import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { TextArea, TextField } from './field.tsx';
import { FileField } from './file-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SelectField } from './select-field.tsx';

const nothing = () => undefined;
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
type Told = { error?: string; hint?: string; warning?: string };

const controls = {
  TextField: (told: Told) => createElement(TextField, { label: 'Name', name: 'x', ...told }),
  TextArea: (told: Told) => createElement(TextArea, { label: 'Name', name: 'x', ...told }),
  SelectField: (told: Told) => createElement(SelectField, { label: 'Name', name: 'x', ...told }),
  FileField: (told: Told) =>
    createElement(FileField, { label: 'Name', name: 'x', button: 'Choose', none: 'None', ...told }),
  Checkbox: ({ error }: Told) =>
    createElement(Checkbox, { label: 'Name', name: 'x', ...(error && { error }) }),
  RadioGroup: ({ error }: Told) =>
    createElement(RadioGroup, {
      legend: 'Name',
      name: 'x',
      value: 'a',
      options,
      onChange: nothing,
      ...(error && { error }),
    }),
};

/** Returns what is said of a control: the text that describes it, and whether it is marked as wrong. */
function saidOf(markup: string) {
  const [control = ''] = /<(?:input|textarea|select|fieldset)\b[^>]*>/.exec(markup) ?? [];
  const ids = /aria-describedby="([^"]*)"/.exec(control)?.[1]?.split(' ') ?? [];
  const texts = ids.map((id) => new RegExp(`<p id="${id}"[^>]*>([^<]*)<`).exec(markup)?.[1]);
  return { isWrong: /aria-invalid="true"/.test(control), texts };
}

test.each(Object.entries(controls))('%s is tied to its name, its hint and its mistake', (kind, draw) => {
  const plain = renderToStaticMarkup(draw({}));
  expect(saidOf(plain)).toEqual({ isWrong: false, texts: [] });
  const label = /<label[^>]*for="([^"]*)"/.exec(plain)?.[1];
  if (label === undefined) expect(plain).toMatch(/<(?:label|fieldset)[^>]*>.*Name.*<\/(?:label|fieldset)>/s);
  else expect(plain).toMatch(new RegExp(`<(?:input|textarea|select)[^>]* id="${label}"`));
  expect(saidOf(renderToStaticMarkup(draw({ error: 'Wrong' })))).toEqual({ isWrong: true, texts: ['Wrong'] });
  if (kind === 'Checkbox' || kind === 'RadioGroup') return;
  expect(saidOf(renderToStaticMarkup(draw({ hint: 'Hint' })))).toEqual({ isWrong: false, texts: ['Hint'] });
  expect(saidOf(renderToStaticMarkup(draw({ hint: 'Hint', error: 'Wrong' })))).toEqual({
    isWrong: true,
    texts: ['Hint', 'Wrong'],
  });
  const warned = { hint: 'Hint', warning: 'Sure?' };
  expect(saidOf(renderToStaticMarkup(draw(warned)))).toEqual({ isWrong: false, texts: ['Hint', 'Sure?'] });
});

test('a summary names the fields that are wrong in the order of the form, and can take the focus', () => {
  const labels = { b: 'Second', a: 'First', c: 'Third' };
  const draw = (errors: Partial<typeof labels>, namesOnly = false) =>
    renderToStaticMarkup(createElement(ErrorSummary, { title: 'Mistakes', labels, errors, namesOnly }));
  const linesOf = (markup: string) => [...markup.matchAll(/<button[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(draw({})).toBe('');
  const two = draw({ a: 'is missing', b: 'is long' });
  expect(linesOf(two)).toEqual(['Second: is long', 'First: is missing']);
  expect(two).toMatch(/role="group" aria-label="Mistakes" tabindex="-1"/);
  expect(linesOf(draw({ c: 'is short' }, true))).toEqual(['Third']);
});
