import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { integer, optionalText, pathId, text } from '#kit/fields/fields.ts';
import { imageOrigin } from './image-origin.ts';

/** Groups 1 and 2 are on the start page, 3 is the press room's header, 4 the gallery, 5 what is shown before the shop opens. */
export const webImageGroups = [1, 2, 3, 4, 5] as const;

export const Image = z.object({
  /** Null for a new one. */
  Id: z.nullable(integer({ min: 1 })),
  ImageId: integer({ min: 1 }),
  Name: optionalText(),
  TextSV: optionalText({ max: 1_000 }),
  TextEN: optionalText({ max: 1_000 }),
  ...imageOrigin,
});
export type OfficeWebImage = z.infer<typeof Image>;

/** In the order in which they are shown. */
export const WebImagesInput = z.object({
  Pictures: z.array(Image).check(z.maxLength(200, { error: 'maxAmount' })),
});
const WebImages = z.extend(WebImagesInput, { Version: z.string() });
export type OfficeWebImages = z.infer<typeof WebImages>;

const group = pathId();

export const readOfficeWebImages = endpoint({
  name: 'readOfficeWebImages',
  summary: 'The web images of a group, in both languages',
  method: 'GET',
  path: '/api/office/web-images/:group',
  who: 'staff',
  right: 'content.read',
  input: z.object({ group }),
  output: WebImages,
});

export const changeWebImages = endpoint({
  name: 'changeWebImages',
  summary: 'Which web images a group has, and in which order; refused when it was changed meanwhile',
  method: 'PUT',
  path: '/api/office/web-images/:group',
  who: 'staff',
  right: 'content.write',
  input: z.extend(WebImagesInput, { group, Version: text({ min: 1 }) }),
  output: WebImages,
});
