import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { TextField } from '#kit/forms/field.tsx';
import { parseNumber } from '#kit/text/number-text.ts';
import { SelectField } from '#kit/forms/select-field.tsx';
import type { Selection } from '#shop/office/lists/use-selection.ts';
import { useMayChange } from '#shop/office/use-staff.ts';
import { GroupOptions } from '#shop/product-groups/office/group-options.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './articles.module.css';
import { readingsText } from '#shop/office/forms/readings-text.ts';
import { changeManyArticles, listOfficeArticles } from './article-list-contract.ts';
import { readOfficeArticle } from './contract.ts';

const flags = ['News', 'SeasonNews', 'Active'] as const;
const blank = { ProductGroupId: '', News: '', SeasonNews: '', Active: '', PricePercent: '' };

/** Applies one change to all selected articles. */
export function BulkEdit({ selection }: { selection: Selection }) {
  const t = useOfficeT();
  const mayChange = useMayChange('article');
  const client = useQueryClient();
  const [values, setValues] = useState(blank);
  const percent =
    values.PricePercent.trim() === '' ? undefined : parseNumber(values.PricePercent, { units: '%' });
  const change = useMutation<{ Changed: number }, CallError>({
    mutationFn: () =>
      callOverHttp(changeManyArticles, {
        Ids: [...selection.ids],
        ...(values.ProductGroupId && { ProductGroupId: Number(values.ProductGroupId) }),
        ...Object.fromEntries(
          flags.filter((name) => values[name]).map((name) => [name, values[name] === 'yes']),
        ),
        ...(percent !== undefined && { PricePercent: percent ?? Number.NaN }),
      }),
    networkMode: 'always',
    onSuccess: ({ Changed }) => {
      toast(t('articles.bulk.done', { n: Changed }));
      selection.clear();
      for (const { name } of [listOfficeArticles, readOfficeArticle])
        void client.invalidateQueries({ queryKey: [name] });
    },
  });
  const set = (name: keyof typeof blank, value: string) =>
    setValues((before) => ({ ...before, [name]: value }));
  const isEmpty = Object.values(values).every((value) => value.trim() === '');
  const count = selection.ids.size;
  return (
    <form
      className={styles.bulk}
      aria-label={t('articles.bulk.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && percent !== null) change.mutate();
      }}
    >
      <p role="status">{t(count === 1 ? 'list.selected.one' : 'list.selected.other', { n: count })}</p>
      <SelectField
        label={t('articles.group')}
        value={values.ProductGroupId}
        onChange={({ target }) => set('ProductGroupId', target.value)}
      >
        <option value="">{t('articles.bulk.unchanged')}</option>
        <GroupOptions />
      </SelectField>
      {flags.map((name) => (
        <SelectField
          key={name}
          label={t(`articles.field.${name}`)}
          value={values[name]}
          onChange={({ target }) => set(name, target.value)}
        >
          <option value="">{t('articles.bulk.unchanged')}</option>
          <option value="yes">{t('general.yes')}</option>
          <option value="no">{t('general.no')}</option>
        </SelectField>
      ))}
      <TextField
        label={t('articles.bulk.percent')}
        disabled={!mayChange('Price')}
        {...(!mayChange('Price') && { hint: t('articles.priceLocked') })}
        inputMode="decimal"
        placeholder="+5"
        value={values.PricePercent}
        onChange={({ target }) => set('PricePercent', target.value.replace(/^\+/, ''))}
        {...(percent === null && {
          error: readingsText(t, values.PricePercent) ?? t('articles.bulk.percentWrong'),
        })}
      />
      <Button
        type="submit"
        kind="primary"
        size="s"
        disabled={isEmpty}
        busy={change.isPending && t('general.saving')}
      >
        {t('articles.bulk.go')}
      </Button>
      <Button size="s" onClick={selection.clear}>
        {t('list.clearSelection')}
      </Button>
      {change.error && (
        <p role="alert" className={styles.failure}>
          {change.error.problem?.errors?.[0]?.message ??
            change.error.problem?.detail ??
            t('general.commonError')}
        </p>
      )}
    </form>
  );
}
