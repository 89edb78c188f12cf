import { outdoorScenes } from './outdoor-scenes.ts';
import type { Scene, SceneName } from './scene.ts';
import { shelfScenes } from './shelf-scenes.ts';
import { studioScenes } from './studio-scenes.ts';
import { tableScenes } from './table-scenes.ts';

export const scenes: Record<SceneName, Scene> = {
  ...tableScenes,
  ...shelfScenes,
  ...studioScenes,
  ...outdoorScenes,
};
