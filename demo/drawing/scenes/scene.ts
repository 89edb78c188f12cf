import type { Vec } from '#demo/drawing/camera.ts';
import type { Colour, Design } from '#demo/drawing/article.ts';
import type { Dress } from '#demo/drawing/goods.ts';
import { drawRoom, type Room } from '#demo/drawing/room.ts';
import type { Stage } from '#demo/drawing/stage.ts';

export type SceneName =
  | 'morning-table'
  | 'kitchen-shelf'
  | 'window-sill'
  | 'tray-stack'
  | 'picnic'
  | 'linen-line'
  | 'workshop-press'
  | 'pattern-desk'
  | 'coffee-rings'
  | 'winter-set'
  | 'shop-counter'
  | 'forest-edge'
  | 'header';

export type Scene = {
  elevation: number;
  extent: readonly Vec[];
  draw: (stage: Stage) => string;
};

export const sceneWidth = 2400;
export const sceneHeight = 1350;

export function inRoom(
  room: Omit<Room, 'width' | 'height'>,
  arrange: (stage: Stage) => string,
): Scene['draw'] {
  return (stage) => drawRoom(stage, { ...room, width: sceneWidth, height: sceneHeight }) + arrange(stage);
}

export function dressed(design: Design, colour: Colour, seed = 1): Dress {
  return { design, colour, seed };
}
