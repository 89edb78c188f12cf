import { mugKinds, standMug } from '#demo/drawing/forms/mug.ts';
import { mountShelfStrip, standTrayStand } from '#demo/drawing/forms/shop-goods.ts';
import { growTwigs, plants } from '#demo/drawing/props/greenery.ts';
import { glazes, standVessel, vessels } from '#demo/drawing/props/vessel.ts';
import { companion, space, type Setting } from './setting.ts';

export const resellerSettings = {
  'tray-stand': {
    elevation: 11,
    extent: space(-42, 42, 66, -10, 14),
    room: { wall: 'mist', table: 'birch', back: -24, window: { x: -48, y: 14, size: 62 } },
    arrange: (stage, dress) =>
      standVessel(stage, { x: -33, z: -8 }, vessels.vase, glazes.chalk) +
      growTwigs(stage, [-33, 18, -8], 30, plants.birch, 'stand', [-0.45, 0, 0.4]) +
      standTrayStand(stage, { x: 0, z: 0 }, dress) +
      standMug(stage, { x: 31, z: 8 }, companion(dress), mugKinds.mug),
  },
  'shelf-strip': {
    elevation: 5,
    extent: space(-32, 32, 50, -4, 8),
    room: { wall: 'sage', table: 'birch', back: -8, window: { x: -34, y: 6, size: 44 } },
    arrange: (stage, dress) =>
      mountShelfStrip(stage, { x: 0, y: 6, z: 0 }, dress) +
      standVessel(stage, { x: -23, z: 6 }, vessels.bowl, glazes.clay) +
      standVessel(stage, { x: 22, z: 6 }, vessels.jar, glazes.chalk) +
      growTwigs(stage, [22, 13, 6], 8, plants.eucalyptus, 'strip', [-0.7, 0.6]),
  },
} satisfies Record<string, Setting>;
