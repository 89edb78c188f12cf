import { afterEach, expect, test } from 'vitest';
import { focusFirstWrong } from '../../src/kit/forms/focus-first-wrong.ts';

afterEach(() => document.body.replaceChildren());

const kinds = {
  text: '<input id="wrong" aria-invalid="true" />',
  choice: '<select id="wrong" aria-invalid="true"></select>',
  'a group, which takes no focus itself':
    '<fieldset role="radiogroup" aria-invalid="true"><input type="radio" id="wrong" /><input type="radio" /></fieldset>',
};

test.each(Object.entries(kinds))('the focus goes to the first mistake: %s', (_kind, wrong) => {
  document.body.innerHTML = `<form><input />${wrong}<input aria-invalid="true" /></form>`;
  expect(focusFirstWrong(document.querySelector('form'))).toBe(true);
  expect(document.activeElement?.id).toBe('wrong');
  document.body.innerHTML = '<form><input /></form>';
  expect(focusFirstWrong(document.querySelector('form'))).toBe(false);
});
