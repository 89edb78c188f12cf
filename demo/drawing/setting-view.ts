import type { Form } from './article.ts';
import { fit } from './fit.ts';
import type { Dress } from './goods.ts';
import { drawRoom } from './room.ts';
import { kitchenSettings } from '#demo/drawing/settings/kitchen-settings.ts';
import { paperSettings } from '#demo/drawing/settings/paper-settings.ts';
import { resellerSettings } from '#demo/drawing/settings/reseller-settings.ts';
import type { Setting } from '#demo/drawing/settings/setting.ts';
import { textileSettings } from '#demo/drawing/settings/textile-settings.ts';
import { traySettings } from '#demo/drawing/settings/tray-settings.ts';
import { openStage } from './stage.ts';

const size = 1600;
const settings: Record<Form, Setting> = {
  ...traySettings,
  ...kitchenSettings,
  ...textileSettings,
  ...paperSettings,
  ...resellerSettings,
};

export function drawSetting(form: Form, dress: Dress): string {
  const { elevation, extent, room, arrange } = settings[form];
  const stage = openStage(fit(extent, elevation, { width: 1560, height: 1330, centre: [800, 835] }));
  return stage.document(
    size,
    size,
    drawRoom(stage, { ...room, width: size, height: size }) + arrange(stage, dress),
  );
}
