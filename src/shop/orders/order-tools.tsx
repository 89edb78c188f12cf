import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useQueryChange } from '#kit/pages/use-query-change.ts';
import { useMutation } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { FilterFold } from '#kit/forms/filter-fold.tsx';
import { ListSearch } from '#kit/forms/list-search.tsx';
import { saveBytes } from '#kit/browser/save-text.ts';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { exportOrders, orderSorts, orderStates, type OrderSort, type OrderState } from './contract.ts';
import styles from './orders.module.css';

export type ShownOrders = { q: string; state?: OrderState; sort: OrderSort };

/** The filter and the sorting that the address specifies. */
export function useShownOrders(): ShownOrders {
  const [query] = useSearchParams();
  const state = orderStates.find((one) => one === query.get('state'));
  return {
    q: (query.get('q') ?? '').trim(),
    ...(state && { state }),
    sort: orderSorts.find((one) => one === query.get('sort')) ?? 'newest',
  };
}

/** Returns whether the filter may hide something. */
export function isNarrowed({ q, state }: ShownOrders): boolean {
  return q !== '' || state !== undefined;
}

/** Searches, filters, sorts and exports the list. The filter is in the address, so that going back restores it. */
export function OrderTools({ shown, total }: { shown: ShownOrders; total: number }) {
  const t = useT();
  const changeQuery = useQueryChange();
  const ask = (name: 'q' | 'state' | 'sort', value: string) =>
    changeQuery({ [name]: value === 'newest' ? '' : value }, { without: ['page'] });
  return (
    <div className={styles.tools}>
      <ListSearch
        label={t('orders.search')}
        button={t('search.submit')}
        value={shown.q}
        describedBy="orders-search-hint"
        onSearch={(words) => ask('q', words)}
      />
      <FilterFold label={t('orders.filter')}>
        <SelectField
          label={t('orders.status')}
          name="state"
          value={shown.state ?? ''}
          onChange={({ target }) => ask('state', target.value)}
        >
          <option value="">{t('orders.states.all')}</option>
          {orderStates.map((state) => (
            <option key={state} value={state}>
              {t(`orders.states.${state}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('orders.sort')}
          name="sort"
          value={shown.sort}
          onChange={({ target }) => ask('sort', target.value)}
        >
          {orderSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`orders.sort.${sort}`)}
            </option>
          ))}
        </SelectField>
        {total > 0 && <SaveOrders shown={shown} />}
        <p id="orders-search-hint" className={styles.hint}>
          {t('orders.searchHint')}
        </p>
      </FilterFold>
    </div>
  );
}

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
type Format = keyof typeof types;

function SaveOrders({ shown }: { shown: ShownOrders }) {
  const t = useT();
  const languageCode = useLanguage();
  const [format, setFormat] = useState<Format>('csv');
  const saving = useMutation({
    mutationFn: (requested: Format) =>
      callOverHttp(exportOrders, { ...shown, format: requested, languageCode }),
    networkMode: 'always',
    onSuccess: ({ FileName, File, Orders, HasMore }, requested) => {
      saveBytes(
        FileName,
        Uint8Array.from(atob(File), (one) => one.charCodeAt(0)),
        types[requested],
      );
      if (HasMore) toast(t('orders.savedSome', { count: Orders }));
    },
    onError: () => toast(t('orders.saveFailed'), { error: true }),
  });
  const save = (requested: Format) => {
    setFormat(requested);
    saving.mutate(requested);
  };
  const busy = (requested: Format) => saving.isPending && format === requested && t('orders.saving');
  return (
    <div className={styles.files}>
      <Button size="s" icon="download" busy={busy('csv')} onClick={() => save('csv')}>
        {t('orders.saveCsv')}
      </Button>
      <Button size="s" icon="download" busy={busy('xlsx')} onClick={() => save('xlsx')}>
        {t('orders.saveXlsx')}
      </Button>
    </div>
  );
}
