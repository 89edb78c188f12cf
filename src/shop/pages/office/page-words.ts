import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { blockName } from './block-name.ts';
import { blockOf, type OwnBlock, type PageValues } from './page-form.ts';

export function labelsOf(t: OfficeT, values: PageValues): Record<keyof PageValues, string> {
  const own = [
    'Slug',
    'TitleSV',
    'TitleEN',
    'InMenu',
    'ForCustomers',
    'OtherTags',
    'Sort',
    'Blocks',
  ] as const;
  const blocks = Object.keys(values)
    .filter((name) => name.startsWith('b:') && values[name] !== '')
    .flatMap((name) => {
      const label = blockName(t, blockOf(values, name.slice(2)));
      return [
        [name, label],
        [`Blocks.${name.slice(2)}`, label],
      ];
    });
  return Object.fromEntries([...own.map((name) => [name, t(`pages.field.${name}`)]), ...blocks]) as Record<
    keyof PageValues,
    string
  >;
}

/** Describes a block for the comparison of two versions. */
export function shownValue(t: OfficeT, values: PageValues, name: string, value: string): string {
  if (value === '') return '';
  if (name === 'Blocks')
    return keysIn(value)
      .map((key) => (values[`b:${key}`] ? blockName(t, blockOf(values, key)) : key))
      .join('\n');
  if (name === 'InMenu' || name === 'ForCustomers') return t(value === 'true' ? 'general.yes' : 'general.no');
  if (!name.startsWith('b:')) return value;
  const block = JSON.parse(value) as OwnBlock;
  const lines = [
    block.HeadingSV,
    block.HeadingEN,
    block.ContentSV,
    block.ContentEN,
    JSON.stringify(block.Layout),
  ];
  return [...lines, ...block.Links.map(({ Url, LinkTextSV }) => `${LinkTextSV} → ${Url}`)]
    .map((line) => line.replace(/<[^<>]*>/g, ' ').trim())
    .filter((line) => line !== '' && line !== '{}')
    .join('\n');
}

function keysIn(value: string): string[] {
  return [...value.matchAll(/"key":"([^"]+)"/g)].map(([, key]) => key ?? '');
}
