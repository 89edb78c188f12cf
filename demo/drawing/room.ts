import type { Vec } from './camera.ts';
import type { Point } from './contour.ts';
import { boundsOf, feather, windowGlow } from './light.ts';
import { fade, flat, shape, thread, type Stage } from './stage.ts';
import { grain } from '#demo/drawing/forms/timber.ts';

export type Room = {
  width: number;
  height: number;
  wall: Wall;
  table: Table;
  /** The distance in centimetres from the centre to the wall behind the table. */
  back: number;
  /** The position of the window's light on the wall: centimetres from the centre, and above the table. */
  window?: { x: number; y: number; size: number };
};
type Wall = keyof typeof walls;
type Table = keyof typeof tables;

const walls = {
  chalk: ['#f0ebe2', '#ded6c9'],
  clay: ['#e3cdb9', '#cfb39b'],
  sage: ['#cfd3c3', '#b4bba8'],
  mist: ['#d3dbdd', '#b5c1c5'],
  ink: ['#4b5a63', '#37454d'],
  rose: ['#ead5cb', '#d5b9ad'],
} as const;
const tables = {
  birch: { near: '#e6cfa6', far: '#d9bd8f', line: '#8f6a3c', planks: true },
  oak: { near: '#c79f6c', far: '#b48a58', line: '#5f3f1f', planks: true },
  white: { near: '#f6f2ea', far: '#e6dfd3', line: '#b8ab98', planks: true },
  stone: { near: '#d9d5cd', far: '#c6c0b6', line: '#8f887c', planks: false },
  dark: { near: '#5a4635', far: '#47362a', line: '#241810', planks: true },
  linen: { near: '#ece4d6', far: '#dcd2c1', line: '#b3a48c', planks: false },
} as const;

export function drawRoom(stage: Stage, room: Room): string {
  const { width, height, back } = room;
  const [bright, dim] = walls[room.wall];
  const table = tables[room.table];
  const sheet = `M0 0H${width}V${height}H0z`;
  const wall = fade(
    stage,
    [0, 0],
    [width, height * 0.8],
    [
      [0, bright],
      [1, dim],
    ],
  );
  const top = stage.see([
    [-190, 0, back],
    [190, 0, back],
    [190, 0, 95],
    [-190, 0, 95],
  ]);
  const edge = boundsOf(top).top;
  const wood = fade(
    stage,
    [0, edge],
    [width * 0.25, height],
    [
      [0, table.far],
      [1, table.near],
    ],
  );
  const meeting = fade(
    stage,
    [0, edge - height * 0.1],
    [0, edge],
    [
      [0, '#3a2a1c', 0],
      [1, '#3a2a1c', 0.16],
    ],
  );
  const falloff = fade(
    stage,
    [0, edge],
    [0, edge + height * 0.14],
    [
      [0, '#3a2a1c', 0.24],
      [1, '#3a2a1c', 0],
    ],
  );
  return (
    shape(sheet, wall) +
    (room.window ? panes(stage, room.window, back, room.wall === 'ink' ? 0.24 : 0.5) : '') +
    shape(sheet, meeting) +
    shape(flat(top), wood) +
    (table.planks ? planks(stage, back, table.line) : '') +
    shape(flat(top), falloff) +
    windowGlow(stage, width, height)
  );
}

function planks(stage: Stage, back: number, ink: string): string {
  const wide = 17;
  let marks = '';
  for (let z = back, i = 0; z < 95; z += wide, i++) {
    const far = z;
    const near = Math.min(95, z + wide);
    const board = stage.see([
      [-190, 0, far],
      [190, 0, far],
      [190, 0, near],
      [-190, 0, near],
    ]);
    marks +=
      shape(flat(board), i % 2 ? '#ffffff' : '#3a2a1c', 0.025 + (i % 3) * 0.012) +
      grain(stage, board, 6, `plank ${i}`, ink, 0.2) +
      thread(flat(board.slice(2, 4)), ink, Math.max(1.4, stage.px(0.12)), 0.38);
  }
  return marks;
}

/** Sunlight through a window of two by three panes, at an angle on the wall. */
function panes(
  stage: Stage,
  { x, y, size }: { x: number; y: number; size: number },
  back: number,
  strength: number,
): string {
  const at = (u: number, v: number): Vec => [
    x + u * size + v * size * 0.16,
    y + v * size * 1.25 - u * size * 0.34,
    back - 8,
  ];
  return [0, 1, 2]
    .flatMap((row) =>
      [0, 1].map((column) => {
        const [u, v] = [column * 0.53, row * 0.345];
        const pane: Point[] = stage.see([at(u, v), at(u + 0.47, v), at(u + 0.47, v + 0.3), at(u, v + 0.3)]);
        return feather(pane, stage.px(size * 0.018) + 5, '#fff7e2', strength, 7);
      }),
    )
    .join('');
}
