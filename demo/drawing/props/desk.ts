import { lying, on, type Vec } from '#demo/drawing/camera.ts';
import type { Point } from '#demo/drawing/contour.ts';
import { groundShadow } from '#demo/drawing/light.ts';
import { fade, flat, hull, open, shape, thread, type Stage } from '#demo/drawing/stage.ts';
import { loop, raised } from '#demo/drawing/forms/outline.ts';
import { drawSlab } from '#demo/drawing/forms/slab.ts';
import type { Spot } from '#demo/drawing/forms/spot.ts';

/** A round rod on the table, such as a pencil or a spoon's handle. */
export function layRod(
  stage: Stage,
  spot: Spot,
  long: number,
  radius: number,
  ink: readonly [string, string],
  tip?: string,
): string {
  const { x, y = 0, z, turn = 0 } = spot;
  const frame = lying(x, y + radius, z, turn);
  const end = (u: number, r = radius): Vec[] => [
    on(frame, u, r, 0),
    on(frame, u, -r, 0),
    on(frame, u, 0, r),
    on(frame, u, 0, -r),
  ];
  const body = hull(stage.see([...end(-long / 2), ...end(long / 2)]));
  const [high, low] = stage.see([on(frame, 0, 0, radius * 1.4), on(frame, 0, -radius, -radius)]);
  const wood = fade(stage, high ?? [0, 0], low ?? [0, 1], [
    [0, ink[0]],
    [1, ink[1]],
  ]);
  const point = tip
    ? shape(flat(hull(stage.see([...end(long / 2), on(frame, long / 2 + radius * 5, 0, 0)]))), '#e8cfa4') +
      shape(
        flat(
          hull(
            stage.see([
              ...end(long / 2 + radius * 3.4, radius * 0.32),
              on(frame, long / 2 + radius * 5, 0, 0),
            ]),
          ),
        ),
        tip,
      )
    : '';
  return groundShadow(stage, [...end(-long / 2), ...end(long / 2)], y, 0.8) + shape(flat(body), wood) + point;
}

export function layBook(
  stage: Stage,
  spot: Spot,
  size: { w: number; h: number; thick: number },
  cover: string,
): string {
  const { x, y = 0, z, turn = 0 } = spot;
  const plan = { w: size.w, h: size.h, radius: 0.2 };
  const frame = lying(x, y, z, turn);
  const body = raised(frame, loop(plan, 0, 3), size.thick);
  const pages = drawSlab(
    stage,
    frame,
    {
      ...plan,
      thick: size.thick,
      edge: ['#fbf6ea', '#cfc3ae'],
      layers: { at: [0.2, 0.4, 0.6, 0.8], ink: '#a89880', opacity: 0.5 },
      ground: cover,
      gloss: 0.12,
    },
    '',
  );
  return (
    groundShadow(stage, body, y) +
    pages +
    thread(`${open(stage.see(raised(frame, loop(plan, 0, 3), 0)).slice(6, 12))}`, cover, stage.px(0.25))
  );
}

/** A sheet of paper with one corner lifted. */
export function laySheet(
  stage: Stage,
  spot: Spot,
  w: number,
  h: number,
  paper = '#fcf9f2',
  marks = '',
): string {
  const { x, y = 0, z, turn = 0 } = spot;
  const frame = lying(x, y + 0.05, z, turn);
  const corners: Point[] = [
    [-w / 2, h / 2],
    [w / 2, h / 2],
    [w / 2, -h / 2],
    [-w / 2, -h / 2],
  ];
  const sheet = stage.see(corners.map(([u, v], i) => on(frame, u, v, i === 2 ? 0.7 : 0)));
  const light = fade(stage, sheet[0] ?? [0, 0], sheet[2] ?? [1, 1], [
    [0, '#ffffff', 0.3],
    [0.8, '#3a2a1c', 0.02],
    [1, '#3a2a1c', 0.1],
  ]);
  return (
    groundShadow(stage, raised(frame, corners, 0.4), y, 0.7) +
    shape(flat(sheet), paper) +
    marks +
    shape(flat(sheet), light)
  );
}

/** A knife, fork or spoon as one bright silhouette. */
export function layCutlery(stage: Stage, spot: Spot, kind: 'knife' | 'fork'): string {
  const { x, y = 0, z, turn = 0 } = spot;
  const frame = lying(x, y + 0.3, z, turn);
  const half: readonly Point[] =
    kind === 'knife'
      ? [
          [-0.75, -10],
          [-0.55, -4],
          [-0.4, 1],
          [-0.55, 2],
          [-0.9, 6],
          [-0.5, 10.4],
        ]
      : [
          [-0.75, -10],
          [-0.5, -4],
          [-0.3, 3],
          [-1.15, 5.4],
          [-1.2, 10],
        ];
  const mirror: readonly Point[] =
    kind === 'knife'
      ? [
          [0.5, 10],
          [0.55, 2],
          [0.4, 1],
          [0.55, -4],
          [0.75, -10],
        ]
      : [
          [-0.75, 10],
          [-0.7, 6.6],
          [-0.3, 6.6],
          [-0.25, 10],
          [0.25, 10],
          [0.3, 6.6],
          [0.7, 6.6],
          [0.75, 10],
          [1.2, 10],
          [1.15, 5.4],
          [0.3, 3],
          [0.5, -4],
          [0.75, -10],
        ];
  const outline = stage.see(raised(frame, [...half, ...mirror], 0));
  const steel = fade(stage, outline[0] ?? [0, 0], outline[outline.length - 1] ?? [1, 1], [
    [0, '#f4f1ec'],
    [0.5, '#c9c4bc'],
    [1, '#8d877e'],
  ]);
  return (
    groundShadow(
      stage,
      raised(
        frame,
        [
          [-0.8, -10],
          [0.8, -10],
          [0.8, 10],
          [-0.8, 10],
        ],
        0.2,
      ),
      y,
      0.7,
    ) +
    shape(flat(outline), steel) +
    thread(flat(outline), '#fffdf8', stage.px(0.05), 0.6)
  );
}
