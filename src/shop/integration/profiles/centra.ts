import type { Profile } from '#kit/tables/layout/profile.ts';

/** Centra's sheet of products: a row for each size, and a number in three parts. */
export const centraArticles: Profile = {
  columns: {
    article_no: 'SKU|Product SKU',
    name_sv: 'Product Name|Name',
    description_sv: 'Description',
    group_id: 'Category|Folder',
    ean: 'EAN|Barcode',
    price: 'Price|Wholesale Price',
    hs_code: 'Harmonized Commodity Code|HS Code',
    country_of_origin: 'Country of Origin|Country of origin',
    weight_kg: 'Weight|Weight (kg)',
    qty_available: 'Stock|Available',
  },
  alsoReads: ['Product SKU', 'Variant SKU', 'Size SKU', 'Variant Name', 'Size'],
  begin: () => (cell) => {
    const parts = ['Product SKU', 'Variant SKU', 'Size SKU'].map((head) => cell(head)).filter(Boolean);
    const words = [cell('Variant Name'), cell('Size')].filter(Boolean).join(' / ');
    return {
      row: {
        article_no: cell('SKU') || parts.join('-'),
        name_sv: [cell('Product Name|Name'), words].filter(Boolean).join(', '),
      },
    };
  },
};
