import type { FieldRefusal, RowRefusal } from '#kit/tables/table-file-rows.server.ts';
import { canBeMade, findAllOf, type MeantTrait, type NamedTraits } from './named-traits.ts';

type Values = {
  colour_ids?: readonly number[] | string | undefined;
  material_id?: number | string | undefined;
};
type Known = {
  colours: NamedTraits;
  materials: NamedTraits;
  makesColours?: boolean | undefined;
  makesMaterials?: boolean | undefined;
};

const whatIsRight = 'write the name or the number of one, or add it first';
const unknownColour = (name: number | string) => `has ${name}, no colour of the shop: ${whatIsRight}`;
const colourOfReason = /^has (.+), no colour of the shop: /s;
const unknownMaterial = `is no material of the shop: ${whatIsRight}`;

/** Returns why the row has no such colours or material, and what it gets once all else of it is right. */
export function traitsOf({ material_id, colour_ids }: Values, known: Known) {
  const material = material_id === undefined ? undefined : known.materials.find(material_id);
  const makesMaterial = known.makesMaterials === true && canBeMade(String(material_id));
  const { found, unknown } = findAllOf(colour_ids ?? [], known.colours);
  const refused = unknown.filter((name) => !known.makesColours || !canBeMade(String(name)));
  const refusals: FieldRefusal[] = [
    ...(material_id !== undefined && !material && !makesMaterial
      ? [{ field: 'material_id', reason: unknownMaterial }]
      : []),
    ...refused.map((name) => ({ field: 'colour_ids', reason: unknownColour(name) })),
  ];
  const take = (note: (text: string) => void) => {
    const told = (what: string, trait: MeantTrait, traits: NamedTraits) => {
      const name = traits.madeNameOf(trait);
      if (name !== undefined) note(`${what} ${name} is made`);
      return trait;
    };
    const made = (what: string, name: number | string | undefined, traits: NamedTraits) => {
      if (name === undefined) return undefined;
      const trait = traits.make(String(name));
      if (!trait) note(`${what} ${name} is one too many: left out`);
      return trait && told(what, trait, traits);
    };
    return {
      material: material
        ? told('material', material, known.materials)
        : made('material', material_id, known.materials),
      colours:
        colour_ids === undefined
          ? undefined
          : [
              ...found.map((colour) => told('colour', colour, known.colours)),
              ...unknown.flatMap((name) => made('colour', name, known.colours) ?? []),
            ],
    };
  };
  return { refusals, take };
}

/** Returns the colours that rows were refused for and a file that may make colours would make. */
export function missingColours(refusals: readonly RowRefusal[]): string[] {
  return namesOf(
    refusals.flatMap(({ field, reason }) =>
      field === 'colour_ids' ? (colourOfReason.exec(reason)?.[1] ?? []) : [],
    ),
  );
}

/** Like `missingColours`, of materials. */
export function missingMaterials(refusals: readonly RowRefusal[]): string[] {
  return namesOf(
    refusals.flatMap(({ field, reason, value }) =>
      field === 'material_id' && reason === unknownMaterial ? value : [],
    ),
  );
}

/** Each once, whatever its letters. */
function namesOf(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names)
    if (canBeMade(name) && !byKey.has(name.toLowerCase())) byKey.set(name.toLowerCase(), name);
  return [...byKey.values()];
}
