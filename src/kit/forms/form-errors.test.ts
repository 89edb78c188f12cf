import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { CallError } from '#kit/http/call.ts';
import { integer, text } from '#kit/fields/fields.ts';
import { brokenRules } from './broken-rules.ts';
import { refusedFields } from './form-errors.ts';

const schema = z.object({ Name: text({ min: 2 }), City: text({ min: 2 }), way: integer({ min: 1 }) });

test('every field tells the first rule it breaks', () => {
  expect(brokenRules(schema, { Name: ' ', City: 'Å', way: undefined })).toEqual({
    Name: 'required',
    City: { rule: 'minLength', least: 2 },
    way: 'required',
  });
});

test('a form that the server would take breaks no rule', () => {
  expect(brokenRules(schema, { Name: 'Vera', City: 'Åmål', way: 3 })).toEqual({});
});

function refusal(status: number): CallError {
  return new CallError(status, {
    type: '/problems/bad-input',
    title: 'Något i formuläret behöver rättas',
    status,
    errors: [
      { field: 'Name', rule: 'minLength', message: 'För kort text' },
      { field: 'Name', rule: 'regex', message: 'Ogiltigt format' },
    ],
  });
}

test('of what the server refuses, the first word about a field counts', () => {
  expect(refusedFields(refusal(400))).toEqual({ Name: { rule: 'minLength', message: 'För kort text' } });
});

test('a failure that is no bad input blames no field', () => {
  expect(refusedFields(refusal(409))).toEqual({});
  expect(refusedFields(new CallError(0))).toEqual({});
  expect(refusedFields(new Error('?'))).toEqual({});
});
