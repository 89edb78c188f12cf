import { lying, on, type Frame } from '#demo/drawing/camera.ts';
import { pathOf, type Point } from '#demo/drawing/contour.ts';
import { paletteOf } from '#demo/drawing/colourways.ts';
import { faceWarp } from '#demo/drawing/forms/slab.ts';
import { raised } from '#demo/drawing/forms/outline.ts';
import { mugKinds, standMug } from '#demo/drawing/forms/mug.ts';
import { layTray, trayKinds } from '#demo/drawing/forms/tray.ts';
import { printed, type Dress } from '#demo/drawing/goods.ts';
import { blob } from '#demo/drawing/hand.ts';
import { groundShadow } from '#demo/drawing/light.ts';
import { layRod, laySheet } from '#demo/drawing/props/desk.ts';
import { growTwigs, plants } from '#demo/drawing/props/greenery.ts';
import { glazes, standVessel, vessels } from '#demo/drawing/props/vessel.ts';
import { seeded } from '#demo/drawing/seeded.ts';
import { space } from '#demo/drawing/settings/setting.ts';
import { clip, flat, shape, thread, type Stage } from '#demo/drawing/stage.ts';
import { dressed, inRoom, type Scene } from './scene.ts';

export const studioScenes = {
  'workshop-press': {
    elevation: 40,
    extent: space(-60, 60, 6, -34, 34),
    draw: inRoom(
      { wall: 'chalk', table: 'white', back: -70 },
      (stage) =>
        sheet(stage, lying(-37, 0, 6, 7), dressed('kottestig', 'tegel'), 40, 50) +
        screen(stage, lying(17, 0, 2, -3), dressed('kottestig', 'tegel')) +
        pot(stage, -16, -31, paletteOf('kottestig', 'tegel', 'full').ground) +
        pot(stage, -2, -34, paletteOf('kottestig', 'tegel', 'full').inks[1]) +
        pot(stage, 54, -20, '#e0a526') +
        layRod(stage, { x: -62, z: -24, turn: -20 }, 24, 0.7, ['#dcbf91', '#a37d4e']),
    ),
  },
  'pattern-desk': {
    elevation: 42,
    extent: space(-56, 56, 4, -30, 32),
    draw: inRoom(
      { wall: 'chalk', table: 'birch', back: -66 },
      (stage) =>
        sheet(stage, lying(-34, 0, -6, 9), dressed('slandan', 'sjo'), 30, 40) +
        sheet(stage, lying(35, 0, -10, -8), dressed('granruset', 'skog'), 30, 40) +
        sheet(stage, lying(1, 0.2, 2, -2), dressed('masvik', 'tegel'), 36, 44) +
        swatches(stage, -25, 25) +
        standMug(stage, { x: 27, z: 20, turn: 24 }, dressed('masvik', 'sjo'), mugKinds.mug, true) +
        standVessel(stage, { x: -54, z: -22 }, vessels.jar, glazes.smoke) +
        growTwigs(stage, [-54, 13, -22], 18, plants.eucalyptus, 'desk', [-0.3, 0.4]) +
        layTray(stage, { x: 51, z: 19, turn: 12 }, dressed('dimma', 'honung'), trayKinds.small) +
        layRod(stage, { x: 12, z: 28, turn: 8 }, 16, 0.4, ['#e7b94f', '#a8771c'], '#2b2b2b') +
        layRod(stage, { x: 9, z: 31, turn: -3 }, 16, 0.4, ['#b8453c', '#74191f'], '#74191f'),
    ),
  },
} satisfies Record<string, Scene>;

/** A proof with its margins and register crosses. */
function sheet(stage: Stage, frame: Frame, dress: Dress, w: number, h: number): string {
  const [x, y, z] = frame.o;
  const turn = (Math.atan2(-frame.u[2], frame.u[0]) * 180) / Math.PI;
  const inner = { w: w - 5, h: h - 5 };
  const at = faceWarp(stage, frame, inner.w, inner.h, 0.1);
  const window = flat([at(0, 0), at(inner.w, 0), at(inner.w, inner.h), at(0, inner.h)]);
  const ground = paletteOf(dress.design, dress.colour, 'pale').ground;
  const cross = (u: number, v: number): string =>
    thread(
      `${line(stage, frame, [u - 0.7, v], [u + 0.7, v])}${line(stage, frame, [u, v - 0.7], [u, v + 0.7])}`,
      '#3a2a1c',
      stage.px(0.08),
      0.7,
    );
  const marks =
    clip(stage, window, shape(window, ground) + printed(dress, 'pale', inner.w, inner.h, at)) +
    cross(0, h / 2 - 1.2) +
    cross(0, 1.2 - h / 2);
  return laySheet(stage, { x, y, z, turn }, w, h, '#fcf9f2', marks);
}

function line(stage: Stage, frame: Frame, from: Point, to: Point): string {
  return flat(stage.see([on(frame, from[0], from[1], 0.1), on(frame, to[0], to[1], 0.1)]));
}

/** A wooden frame with its mesh; the squeegee is where the last print ended. */
function screen(stage: Stage, frame: Frame, dress: Dress): string {
  const [w, h] = [52, 62];
  const box = (inset: number): Point[] => [
    [-w / 2 + inset, h / 2 - inset],
    [w / 2 - inset, h / 2 - inset],
    [w / 2 - inset, -h / 2 + inset],
    [-w / 2 + inset, -h / 2 + inset],
  ];
  const at = (inset: number, height: number): Point[] => stage.see(raised(frame, box(inset), height));
  const mesh = flat(at(3.2, 0.6));
  const palette = paletteOf(dress.design, dress.colour, 'full');
  const print = clip(
    stage,
    mesh,
    shape(mesh, '#f3e9cf') +
      `<g opacity="0.82">${printed(dress, 'pale', w - 12, h - 14, faceWarp(stage, frame, w - 12, h - 14, 0.6))}</g>` +
      shape(mesh, '#f0dfae', 0.22),
  );
  const bead = stage.see(
    raised(
      frame,
      [
        [-19, -17.5],
        [19, -17],
        [18.5, -20],
        [-18.5, -20.6],
      ],
      0.7,
    ),
  );
  return (
    groundShadow(stage, raised(frame, box(0), 3), 0) +
    shape(flat(at(0, 0)), '#a37d4e') +
    print +
    shape(flat(bead), palette.ground) +
    `<path d="${flat(at(0, 3))}${flat([...at(3.2, 3)].reverse())}" fill="#dfc091" fill-rule="evenodd"/>` +
    thread(flat(at(0, 3)), '#f6e6c8', stage.px(0.16), 0.9) +
    thread(flat(at(3.2, 3)), '#8f6a3c', stage.px(0.16), 0.7) +
    squeegee(stage, frame)
  );
}

function squeegee(stage: Stage, frame: Frame): string {
  const bar = (low: number, high: number, thick: number, v: number): string =>
    flat(
      stage.see([
        on(frame, -20, v, low),
        on(frame, 20, v, low),
        on(frame, 20, v + thick, high),
        on(frame, -20, v + thick, high),
      ]),
    );
  const foot = raised(
    frame,
    [
      [-20, -21],
      [20, -21],
      [20, -17],
      [-20, -17],
    ],
    4,
  );
  return (
    groundShadow(stage, foot, 0.7, 0.8) +
    shape(bar(0.7, 4, 0.6, -18), '#5a4a3a') +
    shape(bar(3.4, 9, 1.4, -17.6), '#cfa873') +
    shape(bar(9, 9.6, 3.6, -16.2), '#edd7ae') +
    thread(bar(3.4, 9, 1.4, -17.6), '#8f6a3c', stage.px(0.1), 0.5)
  );
}

/** An open ink pot with a ring of use around its rim. */
function pot(stage: Stage, x: number, z: number, ink: string): string {
  const rand = seeded(`pot ${x}`);
  const [cx, cy] = stage.camera.at([x, 10.2, z]);
  const r = stage.px(4.5);
  const pool = pathOf([blob(rand, cx, cy, r, r * 0.66, 0, 0.02, 10)]);
  return (
    standVessel(
      stage,
      { x, z },
      [
        [5, 0],
        [5.4, 0.4],
        [5.4, 11],
      ],
      glazes.chalk,
    ) +
    shape(pool, ink) +
    shape(pathOf([blob(rand, cx - r * 0.3, cy - r * 0.2, r * 0.3, r * 0.12, -0.3)]), '#ffffff', 0.3)
  );
}

function swatches(stage: Stage, x: number, z: number): string {
  return (['sjo', 'skog', 'honung', 'tegel', 'lingon', 'kol'] as const)
    .map((colour, i) => {
      const frame = lying(x + i * 4.4, 0.1 + i * 0.05, z + Math.abs(i - 2.5) * 0.9, 16 - i * 7);
      const card = (inset: number, low: number): string =>
        flat(
          stage.see(
            raised(
              frame,
              [
                [-2.2 + inset, 4],
                [2.2 - inset, 4],
                [2.2 - inset, low],
                [-2.2 + inset, low],
              ].map(([u = 0, v = 0]): Point => [u, v - inset * Math.sign(v)]),
              0.1,
            ),
          ),
        );
      return (
        groundShadow(
          stage,
          raised(
            frame,
            [
              [-2.2, 4],
              [2.2, 4],
              [2.2, -4],
              [-2.2, -4],
            ],
            0.2,
          ),
          0,
          0.6,
        ) +
        shape(card(0, -4), '#fcf9f2') +
        shape(card(0.3, -1.6), paletteOf('dimma', colour, 'full').ground)
      );
    })
    .join('');
}
