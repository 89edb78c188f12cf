import { scenesOfGallery } from './scenes-of-gallery.ts';
import { scenesOfPages } from './scenes-of-pages.ts';
import { scenesOfStart } from './scenes-of-start.ts';

export const sceneTable = { ...scenesOfStart, ...scenesOfGallery, ...scenesOfPages };

export type Scene = keyof typeof sceneTable;
