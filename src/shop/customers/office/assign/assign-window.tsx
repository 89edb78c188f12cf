import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { TextArea, TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { useDebounced } from '#kit/browser/use-debounced.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { listOfficeCustomers, readCustomerChoices } from '#shop/customers/office/contract.ts';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { AssignPreview } from './assign-preview.tsx';
import { assignPriceList, mostAssigned } from './contract.ts';
import { numbersIn } from './numbers-in.ts';
import styles from './assign-window.module.css';

type Told = OutputOf<typeof assignPriceList>;
type Which = { CustomerNumbers: string[] } | { Filter: { q: string; priceList: string } };
type Props = { code: string; onClose: () => void };

/** Gives a list to customers: those whose numbers are pasted, or those that a search finds. */
export function AssignWindow({ code, onClose }: Props) {
  const t = useOfficeT();
  const client = useQueryClient();
  const [which, setWhich] = useState<Which>();
  const look = useMutation<Told, CallError, Which>({
    mutationFn: (chosen) => callOverHttp(assignPriceList, { code, ...chosen, DryRun: true }),
    networkMode: 'always',
  });
  const act = useMutation<Told, CallError>({
    mutationFn: () => callOverHttp(assignPriceList, { code, ...which, DryRun: false }),
    networkMode: 'always',
    onSuccess: ({ Assigned: n }) => {
      toast(t(n === 1 ? 'priceAssign.done.one' : 'priceAssign.done.other', { n }));
      for (const name of ['listOfficeCustomers', 'readOfficeCustomer', 'listPriceLists', 'readPriceList'])
        void client.invalidateQueries({ queryKey: [name] });
      onClose();
    },
  });
  const failure = act.error ?? look.error;
  const count = look.data?.Assigned ?? 0;
  return (
    <Modal title={t('priceAssign.open')} open onClose={onClose}>
      <ChooseCustomers
        isHidden={look.data !== undefined}
        busy={look.isPending}
        onChoose={(chosen) => {
          setWhich(chosen);
          look.mutate(chosen);
        }}
      />
      {look.data && <AssignPreview told={look.data} />}
      {failure && (
        <p role="alert">
          {failure.problem?.errors?.[0]?.message ?? failure.problem?.detail ?? t('general.commonError')}
        </p>
      )}
      {look.data && (
        <div className={desk.buttons}>
          {count > 0 && (
            <Button kind="primary" busy={act.isPending && t('general.saving')} onClick={() => act.mutate()}>
              {t(count === 1 ? 'priceAssign.go.one' : 'priceAssign.go.other', { n: count })}
            </Button>
          )}
          <Button disabled={act.isPending} onClick={() => look.reset()}>
            {t('priceFill.back')}
          </Button>
        </div>
      )}
    </Modal>
  );
}

type ChooseProps = { isHidden: boolean; busy: boolean; onChoose: (which: Which) => void };

function ChooseCustomers({ isHidden, busy, onChoose }: ChooseProps) {
  const t = useOfficeT();
  const [by, setBy] = useState<'numbers' | 'filter'>('numbers');
  const [text, setText] = useState('');
  const [filter, setFilter] = useState({ q: '', priceList: '' });
  const numbers = numbersIn(text);
  const chosen: Which = by === 'numbers' ? { CustomerNumbers: numbers } : { Filter: filter };
  const tooMany = by === 'numbers' && numbers.length > mostAssigned;
  const isNone = by === 'numbers' && numbers.length === 0;
  return (
    <form
      className={styles.form}
      hidden={isHidden}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!tooMany && !isNone) onChoose(chosen);
      }}
    >
      <SelectField
        label={t('priceAssign.by')}
        value={by}
        onChange={({ target }) => setBy(target.value as typeof by)}
      >
        <option value="numbers">{t('priceAssign.by.numbers')}</option>
        <option value="filter">{t('priceAssign.by.filter')}</option>
      </SelectField>
      {by === 'numbers' ? (
        <TextArea
          label={t('priceAssign.Numbers')}
          hint={t('priceAssign.numbersHint', { most: mostAssigned })}
          value={text}
          onChange={({ target }) => setText(target.value)}
          {...(tooMany && {
            error: t('priceAssign.tooMany', { most: mostAssigned, n: numbers.length }),
          })}
        />
      ) : (
        <FilterFields filter={filter} onChange={setFilter} />
      )}
      <div className={desk.buttons}>
        <Button type="submit" kind="primary" disabled={isNone || tooMany} busy={busy && t('general.loading')}>
          {t('priceAssign.look')}
        </Button>
      </div>
    </form>
  );
}

type Filter = { q: string; priceList: string };

function FilterFields({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const t = useOfficeT();
  const { data: choices } = useEndpoint(readCustomerChoices);
  const rested = useDebounced(filter, 250);
  const { data } = useEndpoint(listOfficeCustomers, { ...rested, take: 1 });
  const total = data?.Total ?? 0;
  return (
    <>
      <TextField
        label={t('priceAssign.search')}
        type="search"
        autoComplete="off"
        value={filter.q}
        onChange={({ target }) => onChange({ ...filter, q: target.value })}
      />
      <SelectField
        label={t('priceAssign.fromList')}
        value={filter.priceList}
        onChange={({ target }) => onChange({ ...filter, priceList: target.value })}
      >
        <option value="">{t('priceAssign.anyList')}</option>
        {choices?.PriceLists.map(({ Code, Name }) => (
          <option key={Code} value={Code}>
            {Name} ({Code})
          </option>
        ))}
      </SelectField>
      {data && (
        <p role="status">
          {t(total === 1 ? 'priceAssign.found.one' : 'priceAssign.found.other', { n: total })}
        </p>
      )}
    </>
  );
}
