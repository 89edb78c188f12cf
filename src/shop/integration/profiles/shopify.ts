import type { CellOf, Made, Profile } from '#kit/tables/layout/profile.ts';
import { plainText } from './plain-text.ts';

/** Shopify's export of products, before and since its headings were renamed. */
const handle = 'URL handle|Handle';
const sku = 'SKU|Variant SKU';
const price = 'Price|Variant Price';
const image = ['Product image URL', 'Image Src', 'Variant image URL', 'Variant Image'];
const grams = 'Weight value (grams)|Variant Grams';
const options = [1, 2, 3].flatMap((at) => [`Option${at} value`, `Option${at} Value`]);

type Product = { name: string; description: string; group: string; active: string };

/** The name, text and tags of a product stand in the first of its rows. */
export const shopifyArticles: Profile = {
  columns: {
    article_no: sku,
    name_sv: 'Title',
    description_sv: 'Description|Body (HTML)',
    group_id: 'Tags|Type',
    ean: 'Barcode|Variant Barcode',
    price,
    regular_price: 'Compare-at price|Variant Compare At Price',
    qty_available: 'Inventory quantity|Variant Inventory Qty',
    weight_kg: grams,
    active: 'Status|Published on online store|Published',
  },
  alsoReads: [handle, ...image, ...options, 'Type'],
  begin() {
    const products = new Map<string, Product>();
    return (cell) => rowOf(cell, products);
  },
};

function rowOf(cell: CellOf, products: Map<string, Product>): Made {
  const key = cell(handle);
  const product = products.get(key) ?? productOf(cell);
  products.set(key, product);
  const images = image.map((head) => cell(head)).filter(Boolean);
  if (cell(sku) === '' && cell(price) === '') return { images };
  const values = [1, 2, 3]
    .map((at) => cell(`Option${at} value|Option${at} Value`))
    .filter((value) => value !== '' && value !== 'Default Title');
  return {
    images,
    row: {
      name_sv: [product.name, values.join(' / ')].filter(Boolean).join(', '),
      description_sv: product.description,
      group_id: product.group,
      ean: cell('Barcode|Variant Barcode').replace(/^'/, ''),
      weight_kg: kilograms(cell(grams)),
      active: product.active,
    },
  };
}

function productOf(cell: CellOf): Product {
  const tags = cell('Tags')
    .split(',')
    .map((tag) => tag.trim());
  const status = cell('Status').toLowerCase() || 'active';
  const isPublished = cell('Published on online store|Published').toLowerCase() !== 'false';
  return {
    name: cell('Title'),
    description: plainText(cell('Description|Body (HTML)')),
    group: [...tags, cell('Type')].filter(Boolean).join('|'),
    active: status === 'active' && isPublished ? 'yes' : 'no',
  };
}

/** With four decimals: three behind a comma could be thousands. */
export function kilograms(text: string): string {
  const value = Number(text.replace(',', '.'));
  return text === '' || !Number.isFinite(value) || value <= 0 ? '' : (value / 1000).toFixed(4);
}
