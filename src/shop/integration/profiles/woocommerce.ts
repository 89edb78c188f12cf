import type { CellOf, Made, Profile } from '#kit/tables/layout/profile.ts';
import { plainText } from './plain-text.ts';
import { kilograms } from './shopify.ts';

type Parent = { description: string; group: string };

/** WooCommerce's own export of products. What varies is written below the product that it varies. */
export const woocommerceArticles: Profile = {
  columns: {
    article_no: 'SKU',
    name_sv: 'Name',
    description_sv: 'Description|Short description',
    group_id: 'Categories',
    ean: 'GTIN, UPC, EAN, or ISBN',
    price: 'Regular price',
    regular_price: 'Sale price',
    qty_available: 'Stock',
    weight_kg: 'Weight (kg)|Weight (g)',
    width_cm: 'Width (cm)',
    height_cm: 'Height (cm)',
    depth_cm: 'Length (cm)',
    active: 'Published',
  },
  alsoReads: ['ID', 'Type', 'Parent', 'Images', 'Short description', 'Weight (g)'],
  begin() {
    const parents = new Map<string, Parent>();
    return (cell) => rowOf(cell, parents);
  },
};

function rowOf(cell: CellOf, parents: Map<string, Parent>): Made {
  const images = cell('Images')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const own = {
    description: plainText(cell('Description|Short description')),
    group: groupOf(cell('Categories')),
  };
  for (const key of [cell('SKU'), `id:${cell('ID')}`]) parents.set(key, own);
  const kinds = cell('Type')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim());
  if (kinds.some((kind) => ['variable', 'grouped', 'external'].includes(kind))) return { images };
  const parent = parents.get(cell('Parent'));
  const sale = cell('Sale price');
  return {
    images,
    row: {
      description_sv: own.description || (parent?.description ?? ''),
      group_id: own.group || (parent?.group ?? ''),
      price: sale || cell('Regular price'),
      regular_price: sale === '' ? '' : cell('Regular price'),
      weight_kg:
        cell('Weight (kg)') === '' ? kilograms(cell('Weight (g)')) : kilogramsOf(cell('Weight (kg)')),
      active: cell('Published') === '1' ? 'yes' : 'no',
    },
  };
}

/** Of several categories the first that is a group of the shop is taken, and the first is made. */
function groupOf(categories: string): string {
  const all = categories
    .split(/(?<!\\),/)
    .map((one) => one.replace(/\\,/g, ',').trim())
    .filter(Boolean);
  return [...all, ...all.slice(0, 1)].join('|');
}

function kilogramsOf(text: string): string {
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) && value > 0 ? value.toFixed(4) : '';
}
