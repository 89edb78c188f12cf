import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAnythingEntered, tellEarlyInput } from '../../src/app/rendering/early-input.ts';

let told: string[] = [];
let page: HTMLElement;
beforeEach(() => {
  page = document.createElement('div');
  page.id = 'root';
  page.innerHTML =
    '<input id="name" value="Bo" /><textarea id="words"></textarea>' +
    '<input id="tick" type="checkbox" /><input id="one" type="radio" name="of" checked />' +
    '<input id="two" type="radio" name="of" />' +
    '<select id="choice"><option>a</option><option>b</option><option>c</option></select>';
  document.body.append(page);
  told = [];
  for (const type of ['input', 'change', 'click'])
    page.addEventListener(type, ({ target }) => {
      told.push(`${type} ${(target as HTMLElement).id}`);
    });
});
afterEach(() => page.remove());

const control = <E extends HTMLElement = HTMLInputElement>(id: string) => page.querySelector<E>(`#${id}`)!;

test('nothing is told of a page in which nothing was entered', () => {
  expect(isAnythingEntered()).toBe(false);
  tellEarlyInput();
  expect(told).toEqual([]);
});

test('what was typed before the scripts is told, with the caret where it was', () => {
  const field = control('name');
  field.focus();
  field.value = 'Bosse';
  field.setSelectionRange(2, 3);
  expect(isAnythingEntered()).toBe(true);
  tellEarlyInput();
  expect(told).toEqual(['input name']);
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['Bosse', 2, 3]);
});

test('what was typed in a field that was left is told without a caret', () => {
  control<HTMLTextAreaElement>('words').value = 'Ring först';
  control('name').focus();
  tellEarlyInput();
  expect(told).toEqual(['input words']);
  expect(document.activeElement?.id).toBe('name');
});

test('what was ticked and chosen is told once', () => {
  control('tick').checked = true;
  control('two').checked = true;
  control<HTMLSelectElement>('choice').value = 'c';
  tellEarlyInput();
  const of = (id: string) => told.filter((one) => one.endsWith(` ${id}`));
  expect(of('tick')).toContain('click tick');
  expect(of('two')).toContain('click two');
  expect(of('one')).toEqual([]);
  expect(of('choice')).toEqual(['change choice']);
  expect([control('tick').checked, control('two').checked, control('one').checked]).toEqual([
    true,
    true,
    false,
  ]);
});
