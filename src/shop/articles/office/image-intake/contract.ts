import * as z from 'zod/mini';
import { integer, optionalText, pathId, text } from '#kit/fields/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { spooledFile } from '#kit/http/large-files/spooled-file.ts';
import { mostViews } from '#shop/articles/office/contract.ts';
import { mostFileName } from '#shop/images/image-limits.ts';

export const mostIntakeFiles = 500;
export const mostIntakeBytes = 2_000_000_000;
/** As cameras write them; a browser sends smaller ones where it can. */
export const mostIntakeImageBytes = 25_000_000;
/** Its own picture and the further ones. */
export const mostPlaces = 1 + mostViews;

const intakeStates = ['open', 'taking', 'done'] as const;
const rowStates = ['open', 'refused', 'waiting', 'taken'] as const;

export const IntakeRow = z.object({
  Id: z.int(),
  FileName: z.string(),
  ArticleNumber: z.nullable(z.string()),
  /** In Swedish; null without an article. */
  ArticleName: z.nullable(z.string()),
  /** From 1, which is the article's own picture; null without an article. */
  Place: z.nullable(z.int()),
  /** The articles that the name fits, where there is more than one, or where it is a camera's. */
  Candidates: z.array(z.string()),
  /** The picture that stands at this place now. */
  Replaces: z.nullable(z.int()),
  /** The picture that the file has become. */
  ImageId: z.nullable(z.int()),
  /** Why it is not taken in, in the caller's language. */
  Problem: z.nullable(z.string()),
  State: z.enum(rowStates),
});
export type IntakeRow = z.infer<typeof IntakeRow>;

export const ImageIntake = z.object({
  Id: z.int(),
  State: z.enum(intakeStates),
  CreatedAt: z.string(),
  Rows: z.array(IntakeRow),
  Version: z.string(),
});
export type ImageIntake = z.infer<typeof ImageIntake>;

const IntakeSummary = z.object({
  Id: z.int(),
  State: z.enum(intakeStates),
  CreatedAt: z.string(),
  Files: z.int(),
  Taken: z.int(),
});
export type IntakeSummary = z.infer<typeof IntakeSummary>;

export const listImageIntakes = endpoint({
  name: 'listPictureIntakes',
  summary: 'Heaps of pictures that have been sent in the last month, the newest first',
  method: 'GET',
  path: '/api/office/picture-intakes',
  who: 'staff',
  right: 'catalogue.write',
  input: z.object({}),
  output: z.object({ Rows: z.array(IntakeSummary) }),
});

export const createImageIntake = endpoint({
  name: 'createPictureIntake',
  summary: 'Begin with a heap of pictures',
  method: 'POST',
  path: '/api/office/picture-intakes',
  who: 'staff',
  right: 'catalogue.write',
  input: z.object({}),
  output: z.object({ Id: z.int() }),
});

export const sendIntakeFile = endpoint({
  name: 'sendIntakeFile',
  summary: 'One picture of the heap, JPEG, PNG, WebP or TIFF, or a ZIP of pictures',
  description:
    'Each picture becomes a row, also one that is refused, which tells why. A file that has been sent already, with the ' +
    `same name and the same bytes, stays one row. At most ${mostIntakeFiles} rows; of a ZIP only the names of its files ` +
    'count, not their folders.',
  method: 'POST',
  path: '/api/office/picture-intakes/:id/files',
  who: 'staff',
  right: 'catalogue.write',
  takesFile: { mostBytes: mostIntakeBytes, onDisk: true },
  input: z.object({ id: pathId(), fileName: text({ min: 1, max: mostFileName }), File: spooledFile() }),
  output: z.object({ RowIds: z.array(z.int()) }),
  problems: ['conflict', 'limit-reached'],
});

export const readImageIntake = endpoint({
  name: 'readPictureIntake',
  summary: 'Which picture goes where, and what has become of it',
  method: 'GET',
  path: '/api/office/picture-intakes/:id',
  who: 'staff',
  right: 'catalogue.write',
  input: z.object({ id: pathId() }),
  output: ImageIntake,
});

export const changeImageIntake = endpoint({
  name: 'changePictureIntake',
  summary: 'Say which article pictures are for, and at which place',
  description:
    'Rows that are not given stay as they are. Without a number the picture is left out; without a place it takes the ' +
    'next one. The number may be an EAN.',
  method: 'PUT',
  path: '/api/office/picture-intakes/:id',
  who: 'staff',
  right: 'catalogue.write',
  mostBodyBytes: 200_000,
  input: z.object({
    id: pathId(),
    Rows: z
      .array(
        z.object({
          Id: integer({ min: 1 }),
          ArticleNumber: optionalText({ max: 50 }),
          Place: z.optional(z.nullable(integer({ min: 1, max: mostPlaces }))),
        }),
      )
      .check(z.maxLength(mostIntakeFiles, { error: 'maxAmount' })),
    Version: text({ min: 1 }),
  }),
  output: ImageIntake,
  problems: ['conflict'],
});

export const takeInImages = endpoint({
  name: 'takeInPictures',
  summary: 'Put the pictures on their articles, in the background',
  description:
    'Rows with a problem stay. The state is `taking` until the rest are `taken`, and then `done`; rows that are left may ' +
    'be corrected and taken in again.',
  method: 'POST',
  path: '/api/office/picture-intakes/:id/take-in',
  who: 'staff',
  right: 'catalogue.write',
  input: z.object({ id: pathId(), Version: text({ min: 1 }) }),
  output: ImageIntake,
  problems: ['conflict'],
});

export const removeImageIntake = endpoint({
  name: 'removePictureIntake',
  summary: 'Throw a heap away; what has been taken in stays',
  method: 'DELETE',
  path: '/api/office/picture-intakes/:id',
  who: 'staff',
  right: 'catalogue.write',
  input: z.object({ id: pathId() }),
  output: z.void(),
  status: 204,
  problems: ['conflict'],
});
