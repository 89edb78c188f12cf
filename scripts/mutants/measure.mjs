import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../command.mjs';
import { filesIn } from './files-in.mjs';
import { plant } from './plant.mjs';
import { openTests } from './tests-of.mjs';
import { tryMutants } from './try-mutants.mjs';

/** The areas whose rules decide about money, stock, rights, dates, files and keys. */
export const ruledPlaces = [
  'src/kit/text',
  'src/kit/fields',
  'src/kit/forms',
  'src/kit/tables',
  'src/kit/cache',
  'src/kit/queue',
  'src/kit/secrets',
  'src/kit/passwords',
  'src/shop/articles',
  'src/shop/cart',
  'src/shop/checkout',
  'src/shop/customers',
  'src/shop/delivery-addresses',
  'src/shop/delivery-forecast',
  'src/shop/integration',
  'src/shop/invoices',
  'src/shop/login',
  'src/shop/orders',
  'src/shop/product-groups',
  'src/shop/quick-order',
  'src/shop/settings',
  'src/shop/shopping-lists',
  'src/shop/staff',
  'src/shop/wanted-rows',
];

/**
 * Plants the mutants of these folders and files, one by one, and returns which of them tests notice. Of each `every`
 * mutants one is tried. Screens are tried by journeys in a browser, which are not run here.
 */
export async function measure(places, { unitOnly = false, every = 1 } = {}) {
  const mutants = [];
  const planted = {};
  const paths = places.flatMap((place) => filesIn(place)).filter((path) => path.endsWith('.ts'));
  for (const path of paths) {
    const result = plant(path, readFileSync(resolve(root, path), 'utf8'), mutants.length + 1);
    mutants.push(...result.mutants);
    planted[path] = result.planted;
  }
  const tried = mutants.filter(({ id }) => id % every === 0);
  const rounds = await openTests(unitOnly);
  console.log(`${tried.length} mutants in ${paths.length} files`);
  return { mutants: tried, found: await tryMutants({ mutants: tried, planted, rounds }) };
}

/** Returns how many of the mutants of each area are noticed. */
export function scores({ mutants, found }) {
  const areas = new Map();
  for (const { id, path } of mutants) {
    const area = path.split('/').slice(0, 3).join('/');
    const score = areas.get(area) ?? { area, noticed: 0, count: 0 };
    score.count++;
    if (found.noticed.has(id)) score.noticed++;
    areas.set(area, score);
  }
  return [...areas.values()].map((score) => ({
    ...score,
    percent: Math.floor((100 * score.noticed) / score.count),
  }));
}
