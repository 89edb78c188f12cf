import { Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { ImageRepository } from '#shop/images/images.server.ts';
import {
  listPressArticles,
  listPressMessages,
  listPressImages,
  readPressArticle,
  readPressMessage,
} from './contract.ts';
import { pressImagesOf } from '#shop/press-room/gallery/press-images.server.ts';
import type { PressRoom } from './press-room.server.ts';

export function pressRoomRoutes(pressRoom: PressRoom, images: ImageRepository): Route[] {
  return [
    serve(listPressMessages, ({ categoryId }, _principal, context) =>
      pressRoom.messages(categoryId, context.language),
    ),
    serve(
      readPressMessage,
      async ({ id }, _principal, context) =>
        (await pressRoom.message(id, context.language)) ?? new Problem('not-found'),
    ),
    serve(listPressArticles, (_input, principal, context) => pressRoom.articles(principal, context.language)),
    serve(
      readPressArticle,
      async ({ id }, principal, context) =>
        (await pressRoom.article(principal, id, context.language)) ?? new Problem('not-found'),
    ),
    serve(
      listPressImages,
      async (whose, _principal, context) =>
        (await pressImagesOf({ pressRoom, images }, whose, context.language)) ?? new Problem('not-found'),
    ),
  ];
}
