import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RadioGroup } from '#kit/forms/radio-group.tsx';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { Table } from '#kit/widgets/table.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { listPriceLists } from '#shop/articles/prices/office/contract.ts';
import { isOfficeTextKey } from '#shop/texts/office-language/table.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { FileKind } from '#shop/integration/kinds.ts';
import {
  namesOfPrograms,
  pricesIncludeVatIn,
  programsFor,
} from '#shop/integration/profiles/profile-names.ts';
import { currencyWithoutList, hasPrices, sameAs, vatWord, type ColumnChoice } from './column-choice.ts';
import type { FileColumns as Columns } from './contract.ts';
import styles from './integration.module.css';

type Props = {
  kind: FileKind;
  columns: Columns;
  choice: ColumnChoice;
  onChoose: (change: Partial<ColumnChoice>) => void;
  /** Whether what is left to choose is told. */
  isChecked: boolean;
};

/** The columns of a file, each with some of its values, and what it is read as. */
export function FileColumns(props: Props) {
  const t = useOfficeT();
  const { kind, columns, choice, onChoose, isChecked } = props;
  const programs = programsFor(kind);
  return (
    <section className={styles.report} aria-labelledby="file-columns">
      <h3 id="file-columns" tabIndex={-1}>
        {t('exchange.columns.title')}
      </h3>
      {programs.length > 0 && (
        <SelectField
          label={t('exchange.profile')}
          value={choice.profile}
          onChange={({ target }) => {
            const profile = programs.find((name) => name === target.value) ?? '';
            onChoose({ profile, ...(profile && { vat: vatWord(pricesIncludeVatIn(profile)) }) });
          }}
        >
          <option value="">{t('exchange.profile.own')}</option>
          {programs.map((name) => (
            <option key={name} value={name}>
              {namesOfPrograms[name]}
            </option>
          ))}
        </SelectField>
      )}
      {choice.profile === '' ? (
        <OwnColumns {...props} />
      ) : (
        <p>{t('exchange.profile.text', { name: namesOfPrograms[choice.profile] })}</p>
      )}
      {columns.Fields.includes('price') && hasPrices(choice) && (
        <RadioGroup
          legend={t('exchange.columns.vat')}
          name="vat"
          value={choice.vat}
          options={[
            { value: 'out', label: t('exchange.columns.vat.out') },
            { value: 'in', label: t('exchange.columns.vat.in') },
          ]}
          onChange={(vat) => onChoose({ vat: vat as ColumnChoice['vat'] })}
          {...(isChecked && choice.vat === '' && { error: t('exchange.columns.vat.missing') })}
        />
      )}
      {columns.Fields.includes('group_id') && !columns.Fields.includes('parent_id') && (
        <MadeAndFilled columns={columns} choice={choice} onChoose={onChoose} />
      )}
    </section>
  );
}

/** What the file makes that is missing, and the group that holds for the rows below it. */
function MadeAndFilled({ columns, choice, onChoose }: Pick<Props, 'columns' | 'choice' | 'onChoose'>) {
  const t = useOfficeT();
  return (
    <div>
      <Checkbox
        label={t('exchange.columns.makeGroups')}
        checked={choice.makeGroups}
        onChange={({ target }) => onChoose({ makeGroups: target.checked })}
      />
      {choice.fields.includes('colour_ids') && (
        <Checkbox
          label={t('exchange.columns.makeColours')}
          checked={choice.makeColours}
          onChange={({ target }) => onChoose({ makeColours: target.checked })}
        />
      )}
      {choice.fields.includes('material_id') && (
        <Checkbox
          label={t('exchange.columns.makeMaterials')}
          checked={choice.makeMaterials}
          onChange={({ target }) => onChoose({ makeMaterials: target.checked })}
        />
      )}
      <Checkbox
        label={t('exchange.columns.fillDown')}
        checked={choice.fillDown}
        onChange={({ target }) => onChoose({ fillDown: target.checked })}
      />
      {columns.OncePerBlock && (
        <p>
          {t(choice.fillDown ? 'exchange.columns.oncePerBlock' : 'exchange.columns.oncePerBlockOff', {
            n: columns.OncePerBlock.Filled,
            all: columns.OncePerBlock.Rows,
          })}
        </p>
      )}
      {columns.BlockTitles.length > 0 && (
        <p>
          {t(choice.fillDown ? 'exchange.columns.blockTitles' : 'exchange.columns.blockTitlesOff', {
            titles: shortList(columns.BlockTitles),
          })}
        </p>
      )}
    </div>
  );
}

const mostTitlesTold = 4;

function shortList(titles: readonly string[]): string {
  const more = titles.length > mostTitlesTold ? ' …' : '';
  return `${titles.slice(0, mostTitlesTold).join(', ')}${more}`;
}

function OwnColumns(props: Props) {
  const t = useOfficeT();
  const { Known, Remembered, HeadingLine } = props.columns;
  const table = <ColumnTable {...props} />;
  return Known ? (
    <>
      <p>{t(Remembered ? 'exchange.columns.remembered' : 'exchange.columns.known')}</p>
      <details open={Remembered}>
        <summary className={styles.summary}>{t('exchange.columns.show')}</summary>
        {table}
      </details>
    </>
  ) : (
    <>
      <p>{t('exchange.columns.text', { line: HeadingLine })}</p>
      {table}
    </>
  );
}

function ColumnTable({ columns, choice, onChoose }: Props) {
  const t = useOfficeT();
  const lists = useLists(columns, choice);
  const heads = [t('exchange.columns.heading'), t('exchange.columns.sample'), t('exchange.columns.field')];
  const fields = columns.Fields.map((field) => ({ field, label: fieldLabel(field, t) })).sort((a, b) =>
    a.label.localeCompare(b.label),
  );
  const nameOf = (place: number) =>
    columns.Columns[place]?.Heading || t('exchange.columns.noHeading', { n: place + 1 });
  const errorOf = (place: number) => {
    const other = sameAs(choice, place);
    if (other === undefined) return undefined;
    const field = fieldLabel(choice.fields[place] ?? '', t);
    return t('exchange.columns.twice', { one: nameOf(other), other: nameOf(place), field });
  };
  return (
    <Table caption={t('exchange.columns.title')} stacks>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.Columns.map(({ Index, Sample }) => {
          const error = errorOf(Index);
          return (
            <tr key={Index}>
              <th scope="row" className={styles.rowKey}>
                {nameOf(Index)}
              </th>
              <td className={styles.sample} data-label={heads[1]}>
                {Sample.join(' · ') || '–'}
              </td>
              <td data-label={heads[2]}>
                <SelectField
                  label={t('exchange.columns.fieldOf', { heading: nameOf(Index) })}
                  labelHidden
                  value={choice.fields[Index] ?? ''}
                  onChange={({ target }) => onChoose({ fields: choice.fields.with(Index, target.value) })}
                  hint={listHint(choice.fields[Index] ?? '', lists, t)}
                  {...(error !== undefined && { error })}
                >
                  <option value="">{t('exchange.columns.none')}</option>
                  {fields.map(({ field, label }) => (
                    <option key={field} value={field}>
                      {label}
                    </option>
                  ))}
                </SelectField>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** One that is missing is made in another window. */
function useLists({ PriceLists }: Columns, { fields }: ColumnChoice): Columns['PriceLists'] {
  const enabled = fields.some((field) => currencyWithoutList(field, PriceLists) !== undefined);
  return useEndpoint(listPriceLists, {}, { enabled, freshOnFocus: true }).data?.Rows ?? PriceLists;
}

/** What is to be done before prices in a currency have one list to go to; undefined where they have. */
function listHint(field: string, lists: Columns['PriceLists'], t: OfficeT): ReactNode {
  const currency = currencyWithoutList(field, lists);
  if (currency === undefined) return undefined;
  const found = lists.flatMap(({ Code, CurrencyCode }) => (CurrencyCode === currency ? [Code] : []));
  if (found.length > 0) return t('exchange.columns.severalLists', { currency, lists: found.join(', ') });
  // The chosen file stays in this window.
  return (
    <>
      {t('exchange.columns.noList', { currency })}{' '}
      <Link to={`/office/price-lists/new?currency=${currency}`} target="_blank">
        {t('exchange.columns.toLists')}
      </Link>
    </>
  );
}

function fieldLabel(field: string, t: OfficeT): string {
  const [kind, list] = field.split(':');
  if (list !== undefined)
    return t(kind === 'price' ? 'exchange.columns.priceIn' : 'exchange.columns.regularPriceIn', { list });
  const key = field === 'group_id' ? 'exchange.columns.group' : `exchange.column.${field}`;
  return isOfficeTextKey(key) ? t(key) : field;
}
