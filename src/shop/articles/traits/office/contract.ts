import * as z from 'zod/mini';
import { obeys, text } from '#kit/fields/fields.ts';
import { readColour } from '#kit/text/colour.ts';
import { nameFields, sortField } from '#shop/office/registers/name-fields.ts';
import { registerCalls } from '#shop/office/registers/register-calls.ts';

const both = { read: 'settings.read', write: 'settings.write' } as const;
const Hex = text({ min: 1, max: 20 }).check(
  obeys('regex', (value) => readColour(value) !== undefined, 'colour'),
  z.overwrite((value) => readColour(value) ?? value),
);

export const { Input: ColourInput, ...colourCalls } = registerCalls({
  name: 'Colour',
  path: 'colours',
  one: 'a colour',
  many: 'colours',
  ...both,
  fields: { ...nameFields, Hex, Sort: sortField },
});
export type ColourInput = z.infer<typeof ColourInput>;

export const { Input: MaterialInput, ...materialCalls } = registerCalls({
  name: 'Material',
  path: 'materials',
  one: 'a material',
  many: 'materials',
  ...both,
  fields: { ...nameFields, Sort: sortField },
});
export type MaterialInput = z.infer<typeof MaterialInput>;
