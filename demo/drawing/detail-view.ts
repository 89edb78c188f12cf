import { camera } from './camera.ts';
import type { Pose } from '#demo/drawing/forms/form-table.ts';
import { centre } from '#demo/drawing/forms/spot.ts';
import type { Dress } from './goods.ts';
import { studio } from './light.ts';
import { openStage } from './stage.ts';

const size = 1600;

/** The same object in the same place, with the camera closer and a little higher. */
export function drawDetail(pose: Pose, dress: Dress): string {
  const { at, across } = pose.closeUp;
  const elevation = { upright: 16, hung: 6, low: 30, flat: 42 }[pose.stance];
  const stage = openStage(
    camera({
      target: at,
      centre: [800, 800],
      elevation,
      pxPerCm: size / across,
      distance: 220,
      sway: pose.stance === 'flat' ? 0 : 9,
    }),
  );
  return stage.document(
    size,
    size,
    studio(stage, size, size, 1.2) + pose.place(stage, { ...centre, ...pose.spot }, dress),
  );
}
