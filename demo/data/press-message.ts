import type { Scene } from './scene-table.ts';

/** 1 is product news, 2 company news, 1002 press coverage. */
export type PressCategory = 1 | 2 | 1002;

export type PressText = {
  categoryId: PressCategory;
  /** Negative for a message that is not public yet. */
  daysAgo: number;
  titleSv: string;
  titleEn: string;
  messageSv: string;
  messageEn: string;
  place: string;
  url: string | null;
  scenes: readonly Scene[];
  /** The numbers of articles whose pictures follow those of the scenes. */
  depicted?: readonly string[];
};

export type DemoPressMessage = Omit<PressText, 'daysAgo'> & { id: number; publishAt: string };
