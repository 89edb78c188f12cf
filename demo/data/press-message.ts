import type { Scene } from './picture-spec.ts';

/** 1 is product news, 2 news of the company, 1002 what others have said about us. */
export type PressCategory = 1 | 2 | 1002;

export type PressText = {
  categoryId: PressCategory;
  /** Below zero: not public yet. */
  daysAgo: number;
  titleSv: string;
  titleEn: string;
  messageSv: string;
  messageEn: string;
  place: string;
  url: string | null;
  scenes: readonly Scene[];
  /** Numbers of the articles whose pictures come after those of the scenes. */
  pictured?: readonly string[];
};

export type DemoPressMessage = Omit<PressText, 'daysAgo'> & { id: number; publishAt: string };
