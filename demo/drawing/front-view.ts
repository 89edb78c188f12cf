import { fit, share } from './fit.ts';
import type { Pose } from '#demo/drawing/forms/form-table.ts';
import { centre } from '#demo/drawing/forms/spot.ts';
import type { Dress } from './goods.ts';
import { studio } from './light.ts';
import { openStage } from './stage.ts';

const size = 1600;
const elevations = { upright: 9, hung: 3, low: 31, flat: 52 };

export function drawFront(pose: Pose, dress: Dress): string {
  const scale = share(pose.extent);
  const upright = pose.stance === 'upright';
  const box = { width: 1250 * scale, height: (upright ? 1060 : 1200) * scale };
  const lens = fit(pose.extent, elevations[pose.stance], { ...box, centre: [800, 800] });
  const low = Math.max(...pose.extent.map((point) => lens.at(point)[1]));
  const drop = upright ? 1300 - (1 - scale) * 330 - low : 0;
  const stage = openStage({ ...lens, at: (point) => lower(lens.at(point), drop) });
  const horizon = { upright: 0.78, hung: 1.2, low: 0.3, flat: -0.2 }[pose.stance];
  return stage.document(
    size,
    size,
    studio(stage, size, size, horizon) + pose.place(stage, { ...centre, ...pose.spot }, dress),
  );
}

function lower([x, y]: readonly [number, number, 1?], drop: number): readonly [number, number] {
  return [x, y + drop];
}
