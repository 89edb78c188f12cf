import { expect, test } from 'vitest';
import { termsOf } from './incoterms.ts';

const none = { incoterm: '', place: '' };
const towns = { seller: 'Umeå', buyer: 'Bergen' };
const terms = (incoterm: string, place = '') => ({ incoterm, place });

test.each([
  ['those of the shop', none, terms('DAP', 'Oslo'), terms('DAP', 'Oslo')],
  ['those of the way win', terms('FCA', 'Malmö'), terms('DAP', 'Oslo'), terms('FCA', 'Malmö')],
  ['a place of the way wins', terms('', 'Bodø'), terms('DAP', 'Oslo'), terms('DAP', 'Bodø')],
  ['the shop’s place is not that of another rule', terms('FCA'), terms('DAP', 'Oslo'), terms('FCA', 'Umeå')],
  ['the buyer’s town', none, terms('DDP'), terms('DDP', 'Bergen')],
  ['a port that nobody told', none, terms('FOB'), terms('FOB', '')],
  ['none', terms('', 'Bodø'), none, none],
  ['a rule of 2010', none, terms('DAT', 'Oslo'), none],
])('%s', (_what, way, shop, expected) => {
  expect(termsOf(way, shop, towns)).toEqual(expected);
});
