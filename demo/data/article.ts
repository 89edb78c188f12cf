import type { ImageSpec } from './image-spec.ts';

/** Money in öre, lengths in mm, weight in g. */
export type DemoArticle = {
  id: number;
  articleNumber: string;
  nameSv: string;
  nameEn: string;
  descriptionSv: string;
  descriptionEn: string;
  textSv: string;
  textEn: string;
  careSv: string;
  careEn: string;
  productGroupId: number;
  materialId: number;
  colourIds: readonly number[];
  image: ImageSpec | null;
  vatCode: string;
  price: number;
  regularPrice: number | null;
  quantityPerPackage: number;
  quantityAvailable: number;
  quantityOrdered: number;
  estimatedDeliveryDate: string | null;
  noArticleStock: boolean;
  news: boolean;
  seasonNews: boolean;
  ean: string | null;
  boxWidthMm: number;
  boxHeightMm: number;
  boxDepthMm: number;
  weightG: number;
  countryOfOrigin: string;
  hsCode: string;
  shelf: string;
  sort: number;
};
