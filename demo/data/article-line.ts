import type { Design, Form } from './image-spec.ts';

/** A kind of product before it gets a pattern and a colour. Lengths in mm, weight in g, price in öre. */
export type ArticleLine = {
  groupId: number;
  form: Form;
  nameSv: string;
  nameEn: string;
  sizeSv: string;
  sizeEn: string;
  price: number;
  pack: number;
  width: number;
  height: number;
  depth: number;
  weight: number;
  materialId: number;
  hsCode: string;
  /** Without a pattern, such as a stand: neither name nor text tells the design, which only gives a colour. */
  isPlain?: true;
  designs: readonly Design[];
  /** Indexes into the design's colourways; two lines of one form must not use the same colourway of a design. */
  colourways: readonly number[];
  madeSv: readonly [string, ...string[]];
  madeEn: readonly [string, ...string[]];
  careSv: string;
  careEn: string;
  /** What is said of it beside: how it comes, who may have it. */
  noteSv?: string;
  noteEn?: string;
};
