import type { Texts } from './texts.ts';

export const reorderTexts = {
  'reorder.cancelled': ['{article}: annullerad', '{article}: cancelled'],
} as const satisfies Texts;
