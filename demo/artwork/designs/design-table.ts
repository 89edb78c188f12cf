import type { Design } from '#demo/data/image-spec.ts';
import type { Area, Print } from '#demo/artwork/print.ts';
import { dimma } from './dimma.ts';
import { fjallbris } from './fjallbris.ts';
import { granruset } from './granruset.ts';
import { kottestig } from './kottestig.ts';
import { lingonris } from './lingonris.ts';
import { masvik } from './masvik.ts';
import { slandan } from './slandan.ts';
import { vintergatan } from './vintergatan.ts';

export const designs: Record<Design, (area: Area) => Print> = {
  kottestig,
  fjallbris,
  slandan,
  masvik,
  granruset,
  vintergatan,
  lingonris,
  dimma,
};
