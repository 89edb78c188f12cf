import type { Vec } from '#demo/drawing/camera.ts';
import type { Colour, Design } from '#demo/drawing/article.ts';
import type { Dress } from '#demo/drawing/goods.ts';
import type { Room } from '#demo/drawing/room.ts';
import type { Stage } from '#demo/drawing/stage.ts';

export type Setting = {
  elevation: number;
  /** The points in centimetres that the picture must contain. */
  extent: readonly Vec[];
  room: Omit<Room, 'width' | 'height'>;
  arrange: (stage: Stage, dress: Dress) => string;
};

/** The corners of the space that a picture shows. */
export function space(left: number, right: number, top: number, back = -10, front = 12): Vec[] {
  return [
    [left, 0, front],
    [right, 0, front],
    [left, top, back],
    [right, top, back],
  ];
}

const neighbours: Record<Colour, Colour> = {
  sno: 'sjo',
  bjork: 'skog',
  honung: 'sjo',
  tegel: 'bjork',
  lingon: 'sno',
  sjo: 'honung',
  skog: 'tegel',
  kol: 'honung',
};

/** A second object in a matching colour; its design is one of the few that are fast to draw. */
export function companion(dress: Dress, design: Design = 'masvik'): Dress {
  return {
    design: dress.design === design ? 'fjallbris' : design,
    colour: neighbours[dress.colour],
    seed: dress.seed + 7,
  };
}
