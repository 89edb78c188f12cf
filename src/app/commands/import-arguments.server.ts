import { resolve } from 'node:path';
import type { AskedLayout } from '#shop/integration/layout/layouts.server.ts';
import { profileNames } from '#shop/integration/profiles/profile-names.ts';
import { parseWords } from '#kit/process/parse-words.server.ts';

export const usage = `Usage: npm run import -- KIND FILE [--dry-run] [--skip-bad] [--columns "…"] …

  KIND        ways, colours, materials, countries, vat-rates, freight, rates, groups, articles, prices, stock,
              customers, addresses, customer-articles, order-status or invoices; or pictures
  FILE        a CSV file, or an Excel workbook (.xlsx) of which the first sheet is read; of pictures a folder,
              a ZIP or one of them
  --dry-run   does everything and takes it back
  --skip-bad  takes in the good rows although there are bad ones
  --columns "Art.nr=article_no,…"
              says what the columns are, where their headings do not; "Heading=" leaves one out. It is remembered
              for files with the same headings
  --profile NAME           the program that the file comes from: shopify, woocommerce, fortnox, spiris, centra
  --make-groups            makes the product groups that are missing, named by their path: A > B
  --make-colours, --make-materials
                           makes the colours and materials that are missing
  --fill-down group_id     a group that stands once holds for the rows below it
  --prices-include-vat     takes the VAT off prices; --no-prices-include-vat: they have none
  --help      shows this

Without --skip-bad a file with a bad row changes nothing. The columns are in docs/import.md.`;

export type Arguments<Kind extends string> = {
  kind: Kind;
  /** The path as it was typed. */
  file: string;
  path: string;
  dryRun: boolean;
  skipBad: boolean;
  asked: AskedLayout;
};

/** Returns what is wrong with the command line, or `help` when requested, instead of the arguments. */
export function readArguments<Kind extends string>(
  words: string[],
  kinds: readonly Kind[],
  // npm changes to the project's root folder first, and stores the original one in INIT_CWD.
  folder = process.env['INIT_CWD'] ?? process.cwd(),
): Arguments<Kind> | 'help' | { wrong: string } {
  const parsed = parseWords({
    args: words,
    allowPositionals: true,
    allowNegative: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'skip-bad': { type: 'boolean', default: false },
      columns: { type: 'string' },
      profile: { type: 'string' },
      'make-groups': { type: 'boolean' },
      'make-colours': { type: 'boolean' },
      'make-materials': { type: 'boolean' },
      'fill-down': { type: 'string' },
      'prices-include-vat': { type: 'boolean' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if ('wrong' in parsed) return parsed;
  const { values, positionals } = parsed;
  if (values.help) return 'help';
  const [word, file, more] = positionals;
  const kind = kinds.find((one) => one === word);
  if (kind === undefined)
    return { wrong: word === undefined ? 'Say what to import' : `There is no import of ${word}` };
  if (file === undefined || file === '') return { wrong: 'Say which file' };
  if (more !== undefined) return { wrong: `One file at a time: ${more} is too much` };
  const profile = profileNames.find((name) => name === values.profile);
  if (values.profile !== undefined && profile === undefined)
    return { wrong: `There is no profile ${values.profile}: say one of ${profileNames.join(', ')}` };
  return {
    kind,
    file,
    path: resolve(folder, file),
    dryRun: values['dry-run'],
    skipBad: values['skip-bad'],
    asked: {
      columns: values.columns,
      profile,
      makeGroups: values['make-groups'],
      makeColours: values['make-colours'],
      makeMaterials: values['make-materials'],
      fillDown: values['fill-down'],
      pricesIncludeVat: values['prices-include-vat'],
    },
  };
}
