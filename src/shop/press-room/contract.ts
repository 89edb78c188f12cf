import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { ShownIn } from '#kit/http/shown-in.ts';
import { optionalQueryInteger, queryInteger } from '#kit/fields/fields.ts';
import { ImageFacts } from '#shop/images/contract.ts';

/** `Message` is sanitised HTML. `ChangeDate` is present if the message was changed after publication. */
export const PressMessage = z.object({
  Id: z.int(),
  CreateDate: z.string(),
  ChangeDate: z.optional(z.string()),
  Title: z.string(),
  Message: z.string(),
  ShownIn,
  HasImage: z.boolean(),
  CategoryId: z.int(),
  Url: z.nullable(z.string()),
});
export type PressMessage = z.infer<typeof PressMessage>;

export const listPressMessages = endpoint({
  name: 'listPressMessages',
  summary: 'Press messages of a channel (1 product news, 3 said about us, none: all), newest first',
  whileClosed: 'in press room',
  method: 'GET',
  path: '/api/pressroommessages',
  who: 'anyone',
  input: z.object({ categoryId: optionalQueryInteger({ min: 1 }) }),
  output: z.array(PressMessage),
});

export const readPressMessage = endpoint({
  name: 'readPressMessage',
  summary: 'One press message',
  whileClosed: 'in press room',
  method: 'GET',
  path: '/api/pressroommessage',
  who: 'anyone',
  problems: ['not-found'],
  input: z.object({ id: queryInteger({ min: 1 }) }),
  output: PressMessage,
});

export const PressArticle = z.object({
  Id: z.int(),
  Title: z.string(),
  Message: z.string(),
  ShownIn,
  ArticleNumber: z.nullable(z.string()),
  UrlName: z.string(),
  ImageIds: z.array(z.int()),
  CreateDate: z.string(),
});
export type PressArticle = z.infer<typeof PressArticle>;

export const listPressArticles = endpoint({
  name: 'listPressArticles',
  summary: 'Products presented to the press, newest first',
  whileClosed: 'in press room',
  method: 'GET',
  path: '/api/PressroomArticles',
  who: 'anyone',
  input: z.object({}),
  output: z.array(PressArticle),
});

export const readPressArticle = endpoint({
  name: 'readPressArticle',
  summary: 'One product presented to the press',
  whileClosed: 'in press room',
  method: 'GET',
  path: '/api/pressroomarticle',
  who: 'anyone',
  problems: ['not-found'],
  input: z.object({ id: queryInteger({ min: 1 }) }),
  output: PressArticle,
});

/** `WebImageId` is set for pictures of the gallery. */
const PressImage = z.extend(ImageFacts, { WebImageId: z.nullable(z.int()) });
export type PressImage = z.infer<typeof PressImage>;

export const listPressImages = endpoint({
  name: 'listPressPictures',
  summary:
    'Pictures with what is printed below them: of a message, of a press article, or else of the gallery',
  whileClosed: 'in press room',
  method: 'GET',
  path: '/api/PressPictures',
  who: 'anyone',
  problems: ['not-found'],
  input: z.object({
    messageId: optionalQueryInteger({ min: 1 }),
    articleId: optionalQueryInteger({ min: 1 }),
  }),
  output: z.array(PressImage),
});
