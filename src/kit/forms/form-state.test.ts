import { describe, expect, test } from 'vitest';
import { CallError } from '#kit/http/call.ts';
import { refusalOf, refusedStill, shownErrors, touchedToo } from './form-state.ts';

const values = { Name: '', City: 'Å' };
const untouched = {
  values,
  broken: { Name: 'required', City: 'minLength' },
  touched: new Set(),
  refused: {},
};
const state = untouched as Parameters<typeof shownErrors<typeof values>>[0];
const refused = { City: { rule: 'regex', message: 'Orten finns inte' } } as const;

describe('the mistakes of a form', () => {
  test('are not shown before a field was touched, and then in the words of the rule', () => {
    expect(shownErrors(state, 'sv')).toEqual({});
    expect(shownErrors({ ...state, touched: new Set(['Name']) }, 'sv')).toEqual({ Name: 'Detta fält krävs' });
    expect(shownErrors({ ...state, touched: 'all' }, 'sv')).toEqual({
      Name: 'Detta fält krävs',
      City: 'För kort text',
    });
  });

  test("are in the reader's language, and in the form's own words where it has some", () => {
    const english = shownErrors({ ...state, touched: 'all' }, 'en');
    expect(english.Name).not.toBe('Detta fält krävs');
    const own = shownErrors({ ...state, touched: 'all' }, 'sv', (field) =>
      field === 'Name' ? 'Vad heter du?' : undefined,
    );
    expect(own).toEqual({ Name: 'Vad heter du?', City: 'För kort text' });
  });

  test("are the server's words where it refused, also at a field that nobody touched", () => {
    expect(shownErrors({ ...state, refused }, 'sv')).toEqual({ City: 'Orten finns inte' });
    const told = shownErrors({ ...state, refused }, 'sv', (_field, rule, byServer) => `${rule}: ${byServer}`);
    expect(told).toEqual({ City: 'regex: Orten finns inte' });
  });

  test('that the server told go with the next letter typed there, and no others', () => {
    expect(refusedStill(refused, { Name: 'Vera' })).toEqual(refused);
    expect(refusedStill(refused, { City: 'Åmål' })).toEqual({});
  });
});

describe('a field that is touched', () => {
  test('is one more, and changes nothing where it was or where all are', () => {
    const one = touchedToo(new Set(), 'Name');
    expect([...one]).toEqual(['Name']);
    expect(touchedToo(one, 'Name')).toBe(one);
    expect(touchedToo('all', 'Name')).toBe('all');
  });
});

describe('a call that failed', () => {
  const refusal = new CallError(400, {
    type: '/problems/bad-input',
    title: 'Fel',
    status: 400,
    errors: [{ field: 'ZipCode', rule: 'regex', message: 'Fel postnr' }],
  });
  const same = (field: string) => field;

  test("is told at the form's field, by whatever name the call has it", () => {
    const { refused: fields, failure } = refusalOf(refusal, values, () => 'City');
    expect(fields).toEqual({ City: { rule: 'regex', message: 'Fel postnr' } });
    expect(failure).toBeUndefined();
  });

  test('is a failure of the whole where the form has no such field, or the network failed', () => {
    expect(refusalOf(refusal, values, same)).toEqual({ refused: {}, failure: refusal });
    const lost = refusalOf(new TypeError('no network'), values, same);
    expect([lost.refused, lost.failure?.status]).toEqual([{}, 500]);
    const busy = new CallError(503);
    expect(refusalOf(busy, values, same).failure).toBe(busy);
  });
});
