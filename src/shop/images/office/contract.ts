import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { fileBytes } from '#kit/http/file-bytes.ts';
import { integer, optionalText, pathId } from '#kit/fields/fields.ts';
import { mostFileName, mostImageBytes } from '#shop/images/image-limits.ts';

export const Image = z.object({ Id: z.int(), Width: z.int(), Height: z.int() });

export const uploadImage = endpoint({
  name: 'uploadPicture',
  summary:
    'A new picture: JPEG, PNG, WebP or TIFF. It is read and written anew, and nothing of the file is kept as it came',
  method: 'POST',
  path: '/api/office/pictures',
  who: 'staff',
  right: 'catalogue.write',
  takesFile: { mostBytes: mostImageBytes },
  input: z.object({
    caption: optionalText(),
    fileName: optionalText({ max: mostFileName }),
    File: fileBytes(),
  }),
  output: Image,
});

/** Clients may have cached the old crop, so the answer is a new picture. */
export const focusImage = endpoint({
  name: 'focusPicture',
  summary: 'The same picture, with another point that must be seen where it is cut to a square',
  method: 'POST',
  path: '/api/office/pictures/:id/focus',
  who: 'staff',
  right: 'catalogue.write',
  input: z.object({ id: pathId(), X: integer({ max: 100 }), Y: integer({ max: 100 }) }),
  output: Image,
});

export const readOfficeImage = endpoint({
  name: 'readOfficePicture',
  summary: 'Size and focus of a picture, and the name that its file was sent with',
  method: 'GET',
  path: '/api/office/pictures/:id',
  who: 'staff',
  right: 'office',
  input: z.object({ id: pathId() }),
  output: z.extend(Image, {
    FileName: z.nullable(z.string()),
    X: z.nullable(z.int()),
    Y: z.nullable(z.int()),
  }),
});
