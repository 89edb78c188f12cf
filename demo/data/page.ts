import type { Scene } from './scene-table.ts';

export type DemoLink = {
  url: string;
  linkTextSv: string;
  linkTextEn: string;
  linkType: 'link' | 'button' | 'article' | 'productGroup';
  isExternal: boolean;
};

export type DemoBlock = {
  blockType: string;
  headingSv?: string;
  headingEn?: string;
  contentSv?: string;
  contentEn?: string;
  scene?: Scene;
  layoutSettings?: {
    width?: 'narrow' | 'normal' | 'wide' | 'full';
    background?: 'none' | 'tint' | 'dark';
    columns?: 1 | 2 | 3 | 4;
    imageSide?: 'left' | 'right';
  };
  links?: readonly DemoLink[];
  childBlocks?: readonly DemoBlock[];
};

export type DemoPage = {
  slug: string;
  titleSv: string;
  titleEn: string;
  tags: readonly string[];
  sort: number;
  blocks: readonly DemoBlock[];
};
