import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { optionalText, paging, queryFlag, queryText, text } from '#kit/fields/fields.ts';

const forReading = { who: 'staff', right: 'content.read' } as const;
const forWriting = { who: 'staff', right: 'content.write' } as const;
const Version = text({ min: 1 });
const code = text({ min: 1, max: 100 });

/** The positions in which the shop shows the maker's texts. */
export const knownPositions = [
  'Intro',
  'AboutUs',
  'Contact',
  'Terms',
  'DueInvoices',
  'RequireLogin',
  'Application',
  'ApplicationThanks',
  'PressroomContact',
  'AboutPress',
  'NewsLetterGDPR',
  'CookieText',
  'OpensSoon',
];

const pair = { TextSV: optionalText({ max: 100_000 }), TextEN: optionalText({ max: 100_000 }) };
export const OfficeWebText = z.object({ Position: z.string(), ...pair, Version: z.string() });
export type OfficeWebText = z.infer<typeof OfficeWebText>;

export const listOfficeWebTexts = endpoint({
  name: 'listOfficeWebTexts',
  summary: 'The longer texts of the shop by their position, also those not written yet',
  method: 'GET',
  path: '/api/office/web-texts',
  ...forReading,
  input: z.object({}),
  output: z.object({
    Rows: z.array(z.object({ Position: z.string(), BeginningSV: z.string(), BeginningEN: z.string() })),
    Total: z.int(),
  }),
});

export const readOfficeWebText = endpoint({
  name: 'readOfficeWebText',
  summary: 'One of the longer texts in both languages',
  method: 'GET',
  path: '/api/office/web-texts/:code',
  ...forReading,
  input: z.object({ code }),
  output: OfficeWebText,
});

export const changeWebText = endpoint({
  name: 'changeWebText',
  summary: 'Write one of the longer texts; refused when it was changed meanwhile',
  method: 'PUT',
  path: '/api/office/web-texts/:code',
  ...forWriting,
  input: z.object({ code, ...pair, Version }),
  output: OfficeWebText,
});

export const WordsInput = z.object({ SV: text({ min: 1, max: 5_000 }), EN: optionalText({ max: 5_000 }) });
export const OfficeWords = z.object({
  Key: z.string(),
  SV: z.string(),
  EN: z.string(),
  /** The text shipped with the shop. */
  ShippedSV: z.string(),
  ShippedEN: z.string(),
  IsOwn: z.boolean(),
  Version: z.string(),
});
export type OfficeWords = z.infer<typeof OfficeWords>;
const WordsRow = z.omit(OfficeWords, { Version: true });

export const listOfficeWords = endpoint({
  name: 'listOfficeWords',
  summary: 'The texts of the interface, with those of the maker’s own',
  method: 'GET',
  path: '/api/office/words',
  ...forReading,
  input: z.object({
    q: queryText(),
    own: queryFlag(),
    ...paging(),
  }),
  output: z.object({ Rows: z.array(WordsRow), Total: z.int() }),
});

export const readOfficeWords = endpoint({
  name: 'readOfficeWords',
  summary: 'One text of the interface in both languages',
  method: 'GET',
  path: '/api/office/words/:code',
  ...forReading,
  input: z.object({ code }),
  output: OfficeWords,
});

export const changeWords = endpoint({
  name: 'changeWords',
  summary: 'Say it in other words; what stands in {braces} must stay',
  method: 'PUT',
  path: '/api/office/words/:code',
  ...forWriting,
  input: z.extend(WordsInput, { code, Version }),
  output: OfficeWords,
});

export const resetWords = endpoint({
  name: 'resetWords',
  summary: 'Say it as the shop is shipped',
  method: 'DELETE',
  path: '/api/office/words/:code',
  ...forWriting,
  input: z.object({ code }),
  output: z.void(),
  status: 204,
});
