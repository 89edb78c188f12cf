import { Problem } from '#kit/http/problem.ts';
import { serve } from '#kit/http/router.server.ts';
import type { Route } from '#kit/http/router.server.ts';
import type { ImageRepository } from '#shop/images/images.server.ts';
import {
  listPressArticles,
  listPressMessages,
  listPressPictures,
  readPressArticle,
  readPressMessage,
} from './contract.ts';
import { pressPicturesOf } from '#shop/press-room/gallery/press-pictures.server.ts';
import type { PressRoom } from './press-room.server.ts';

export function pressRoomRoutes(pressRoom: PressRoom, images: ImageRepository): Route[] {
  return [
    serve(listPressMessages, ({ categoryId }, _principal, asked) =>
      pressRoom.messages(categoryId, asked.language),
    ),
    serve(
      readPressMessage,
      async ({ id }, _principal, asked) =>
        (await pressRoom.message(id, asked.language)) ?? new Problem('not-found'),
    ),
    serve(listPressArticles, (_input, _principal, asked) => pressRoom.articles(asked.language)),
    serve(
      readPressArticle,
      async ({ id }, _principal, asked) =>
        (await pressRoom.article(id, asked.language)) ?? new Problem('not-found'),
    ),
    serve(
      listPressPictures,
      async (whose, _principal, asked) =>
        (await pressPicturesOf({ pressRoom, images }, whose, asked.language)) ?? new Problem('not-found'),
    ),
  ];
}
