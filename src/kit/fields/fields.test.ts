import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { slowness } from '../../../test/security/machine-speed.ts';
import { amount, email, integer, optionalLine, optionalText, password, text } from './fields.ts';
import { key, newKey, optionalKey } from './key-fields.ts';

function read(schema: z.ZodMiniType, value: unknown): unknown {
  const { success, data, error } = z.safeParse(schema, value);
  return success ? data : error.issues.map(({ message }) => message);
}

test('a text is trimmed, has plain spaces, and letters with their marks in one', () => {
  expect(read(text({ max: 5 }), ' a\u0308\u00a0b\n')).toBe('ä b');
  expect(read(text({ max: 200 }), 'a\u0308'.repeat(200))).toBe('ä'.repeat(200));
  expect(read(text({ max: 200 }), 'a\u0308'.repeat(201))).toEqual(['maxLength']);
});

test('a line takes a line break as a space, and a text of several lines keeps it', () => {
  for (const lineBreak of ['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029']) {
    expect(read(text(), `Gatan${lineBreak}1${lineBreak}`)).toBe('Gatan 1');
    expect(read(key(), `A${lineBreak}1`)).toBe('A 1');
  }
  expect(read(text({ max: 201 }), 'Hej\u0085du\u2028där\u2029och\r\nnu')).toBe('Hej\ndu\ndär\noch\r\nnu');
  expect(read(optionalLine(), 'PO\n1')).toEqual(['regex']);
});

test('a control character is no text, but for line breaks', () => {
  const controls = Array.from({ length: 0xa0 }, (_one, code) => String.fromCharCode(code)).filter(
    (sign) => /\p{Cc}/u.test(sign) && !['\n', '\r', '\u0085'].includes(sign),
  );
  expect(controls).toHaveLength(62);
  for (const max of [200, 2_000])
    for (const control of controls) expect(read(text({ max }), `ab${control}cd`)).toEqual(['regex']);
});

test('what nobody sees is taken out of a text, but not what joins letters and emoji', () => {
  expect(read(text(), '\u200eButik\u00ad\u200b 1\u2060')).toBe('Butik 1');
  expect(read(text(), '\u{1f469}\u200d\u{1f467} \u0645\u06cc\u200c\u062e')).toBe(
    '\u{1f469}\u200d\u{1f467} \u0645\u06cc\u200c\u062e',
  );
  expect(read(text({ min: 1 }), '\u200b \u00ad')).toEqual(['required', 'minLength']);
});

test.each([
  ['a number', integer()],
  ['an amount', amount()],
])('%s that is missing is required, and another thing is none', (_what, schema) => {
  for (const missing of [undefined, null]) expect(read(schema, missing)).toEqual(['required']);
  for (const other of ['12', true, [], {}]) expect(read(schema, other)).toEqual(['number']);
});

test('an address of e-mail that was copied with signs that nobody sees is the address', () => {
  expect(read(email(), '\u202aanna@\u200bbutik.example\u202c')).toBe('anna@butik.example');
});

test('a text is measured before anything is done to it', () => {
  const endless = `a${'\u0301\u0316'.repeat(1_000_000)}`;
  for (const schema of [text({ max: 100 }), optionalText(), email()]) {
    const start = performance.now();
    expect(read(schema, endless)).toEqual(['maxLength']);
    expect(performance.now() - start).toBeLessThan(100 * slowness());
  }
});

test('more than thirty marks in a row are no text', () => {
  expect(read(text(), `a${'\u0301'.repeat(31)}`)).toEqual(['regex']);
  expect(read(text(), `a${'\u0316'.repeat(30)}`)).toBe(`a${'\u0316'.repeat(30)}`);
});

test('a password is kept as it was typed', () => {
  expect(read(password(), ' a\u0308\u200b ')).toBe(' a\u0308\u200b ');
});

test('a number has nothing that nobody sees, and one that is kept is what it looks like', () => {
  expect(read(key({ min: 1 }), '\u200b10\ufe0f01\u034f ')).toBe('1001');
  expect(read(key({ min: 1 }), '\ufe0f')).toEqual(['required']);
  expect(read(newKey({ max: 50 }), 'Å-85')).toBe('Å-85');
  expect(read(newKey({ max: 50 }), '\u0410-85')).toEqual(['regex']);
  expect(read(newKey({ max: 50 }), '１００１')).toEqual(['regex']);
  expect(read(email(), 'ann\u0430@butik.example')).toEqual(['regex']);
  expect(read(optionalKey({ max: 50 }), null)).toBe('');
});
