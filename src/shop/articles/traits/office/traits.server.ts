import type { Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { nameTaken, namesToRow, namesToWire } from '#shop/office/registers/names.server.ts';
import { registerRoutes } from '#shop/office/registers/register.server.ts';
import { countedUse } from '#shop/office/used-where.server.ts';
import {
  colourTable,
  countArticlesOfColour,
  countArticlesOfMaterial,
  materialTable,
  type ColourRow,
  type MaterialRow,
} from '#shop/articles/traits/store.server.ts';
import { colourCalls, materialCalls, type ColourInput, type MaterialInput } from './contract.ts';

export function officeTraitRoutes(services: Services): Route[] {
  const both = { topic: 'catalogue', inUse: 'officeProblem.traitUsed', check: nameTaken } as const;
  return [
    ...registerRoutes<ColourRow, ColourInput>(services, colourCalls, {
      ...both,
      entity: 'colour',
      table: colourTable,
      uses: [async (db, id) => countedUse('articles', await countArticlesOfColour(db, id))],
      valuesOf: (row) => ({ ...namesToWire(row), Hex: row.hex, Sort: row.sort }),
      rowOf: (values, before, sort) => ({ ...namesToRow(values, before), hex: values.Hex, sort }),
    }),
    ...registerRoutes<MaterialRow, MaterialInput>(services, materialCalls, {
      ...both,
      entity: 'material',
      table: materialTable,
      uses: [async (db, id) => countedUse('articles', await countArticlesOfMaterial(db, id))],
      valuesOf: (row) => ({ ...namesToWire(row), Sort: row.sort }),
      rowOf: (values, before, sort) => ({ ...namesToRow(values, before), sort }),
    }),
  ];
}
