import { on, type Frame } from '#demo/drawing/camera.ts';
import { round } from '#demo/drawing/contour.ts';
import { seeded } from '#demo/drawing/seeded.ts';
import type { Stage } from '#demo/drawing/stage.ts';

/** The texture of linen: one small tile of crossing, uneven threads, in the plane of the cloth. */
export function weave(stage: Stage, frame: Frame, path: string, strength = 1, pitch = 0.16): string {
  const o = stage.camera.at(frame.o);
  const u = stage.camera.at(on(frame, 1, 0));
  const v = stage.camera.at(on(frame, 0, -1));
  const matrix = [u[0] - o[0], u[1] - o[1], v[0] - o[0], v[1] - o[1]]
    .map((part) => Math.round(part * 1000) / 1000)
    .join(' ');
  const rand = seeded('weave');
  const count = 9;
  const size = Math.round(count * pitch * 1000) / 1000;
  const threads = Array.from({ length: count }, (_, i) => {
    const at = Math.round(i * pitch * 1000) / 1000;
    const mark = (ink: string, most: number): string =>
      `stroke="${ink}" stroke-opacity="${round(rand.between(0.2, 1) * most * 100) / 100}" stroke-width="${round(pitch * rand.between(3, 6)) / 10}"`;
    return `<path d="M${at} 0V${size}" ${mark('#3a2a1c', 0.2)}/><path d="M0 ${at}H${size}" ${mark('#3a2a1c', 0.2)}/><path d="M0 ${round((at + pitch / 2) * 100) / 100}H${size}" ${mark('#ffffff', 0.3)}/>`;
  });
  const tile = stage.define(
    'pattern',
    `patternUnits="userSpaceOnUse" width="${size}" height="${size}" patternTransform="matrix(${matrix} ${round(o[0])} ${round(o[1])})"`,
    threads.join(''),
  );
  return `<path d="${path}" fill="${tile}" opacity="${strength}"/>`;
}
