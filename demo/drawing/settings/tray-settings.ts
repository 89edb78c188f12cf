import { layTray, trayKinds, type TrayKind } from '#demo/drawing/forms/tray.ts';
import { mugKinds, standMug } from '#demo/drawing/forms/mug.ts';
import { bakeBun } from '#demo/drawing/props/food.ts';
import { growTwigs, plants } from '#demo/drawing/props/greenery.ts';
import { glazes, standPlate, standVessel, vessels } from '#demo/drawing/props/vessel.ts';
import { companion, space, type Setting } from './setting.ts';

export const traySettings = {
  'tray-rect': served(trayKinds.rect),
  'tray-rect-large': served(trayKinds.large),
  'tray-round': served(trayKinds.round),
  'tray-round-large': served(trayKinds.roundLarge),
  'tray-small': snack(),
};

/** Coffee on a tray: the far corners are used, the near half shows the design. */
function served(kind: TrayKind): Setting {
  const half = kind.w / 2;
  const room = half * 1.3;
  const inward = kind.radius > 10 ? 0.62 : 0.72;
  return {
    elevation: 38,
    extent: space(-half - 4, half + 4, 9, -kind.h / 2 - 6, kind.h / 2 + 2),
    room: {
      wall: 'chalk',
      table: 'oak',
      back: -kind.h / 2 - 24,
      window: { x: -room * 0.2, y: 14, size: room * 1.4 },
    },
    arrange: (stage, dress) => {
      const cup = companion(dress);
      return (
        standVessel(stage, { x: -half * 1.02, z: -kind.h / 2 - 10 }, vessels.bottle, glazes.celadon) +
        growTwigs(
          stage,
          [-half * 1.02, 19.5, -kind.h / 2 - 10],
          half + 9,
          plants.birch,
          'served',
          [-0.4, 0.15, 0.6],
        ) +
        layTray(stage, { x: 0, z: 0, turn: -5 }, dress, kind) +
        standMug(
          stage,
          { x: -half * inward + 3.4, y: 0.4, z: -kind.h * 0.2, turn: 20 },
          cup,
          mugKinds.espresso,
          true,
        ) +
        (kind.w > 30
          ? standPlate(stage, { x: half * inward - 5.5, y: 0.4, z: -kind.h * 0.19 }, glazes.chalk, 0.56) +
            bakeBun(stage, { x: half * inward - 5.5, y: 0.9, z: -kind.h * 0.19 }, 3.7)
          : bakeBun(stage, { x: half * inward - 3.4, y: 0.4, z: -kind.h * 0.2 }, 3.3))
      );
    },
  };
}

function snack(): Setting {
  return {
    elevation: 33,
    extent: space(-16, 17, 10, -12, 9),
    room: { wall: 'sage', table: 'white', back: -24, window: { x: -8, y: 10, size: 26 } },
    arrange: (stage, dress) =>
      standVessel(stage, { x: -12, z: -11 }, vessels.candlestick, glazes.brass, false) +
      standVessel(stage, { x: -12, z: -11, y: 5.2 }, vessels.candle, glazes.chalk, false) +
      standMug(stage, { x: 9.6, z: -9, turn: 12 }, companion(dress), mugKinds.espresso, true) +
      layTray(stage, { x: -1, z: 1, turn: -8 }, dress, trayKinds.small) +
      bakeBun(stage, { x: 4.2, y: 0.4, z: -0.4 }, 2.8),
  };
}
