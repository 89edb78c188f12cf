import { useCallback } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Badge } from '#kit/widgets/badge.tsx';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import desk from '#shop/office/desk.module.css';
import { momentText } from '#shop/office/moments.ts';
import { OfficeFilters, SearchFilter } from '#shop/office/lists/office-filters.tsx';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { useSelection, type Selection } from '#shop/office/lists/use-selection.ts';
import { useMay } from '#shop/office/use-staff.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listMail, mailStates, resendMail, type MailRow, type MailState } from './contract.ts';
import styles from './mail.module.css';

const blank = { q: '', state: '' };
const kinds = { waiting: 'news', dead: 'bad', sent: 'good', file: 'quiet' } as const;

export default function OfficeMailPage() {
  const t = useOfficeT();
  const may = useMay();
  const state = useOfficeList(blank);
  const selection = useSelection();
  const { filters, setFilters } = state;
  const { skip, take } = state.part;
  const answer = useEndpoint(listMail, {
    q: filters.q,
    skip,
    take,
    ...(filters.state && { state: filters.state as MailState }),
  });
  const search = useCallback((q: string) => setFilters({ q }), [setFilters]);
  return (
    <OfficePage title={t('mail.title')}>
      <p>{t('mail.about')}</p>
      <OfficeFilters state={state}>
        <SearchFilter value={filters.q} label={t('mail.search')} onChange={search} />
        <SelectField
          label={t('press.state')}
          value={filters.state}
          onChange={({ target }) => setFilters({ state: target.value })}
        >
          <option value="">{t('press.state.all')}</option>
          {mailStates.map((one) => (
            <option key={one} value={one}>
              {t(`mail.state.${one}`)}
            </option>
          ))}
        </SelectField>
      </OfficeFilters>
      {selection.ids.size > 0 && <Resend selection={selection} />}
      <OfficeList
        caption={t('mail.title')}
        state={state}
        columns={columnsOf(t)}
        idOf={({ Id }) => Id}
        nameOf={({ Subject, Recipient }) => `${Subject}, ${Recipient}`}
        empty={t('list.empty.mail')}
        answer={answer}
        selection={may('mail.write') ? selection : undefined}
      />
    </OfficePage>
  );
}

function Resend({ selection }: { selection: Selection }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const resend = useMutation<{ Resent: number }, CallError>({
    mutationFn: () => callOverHttp(resendMail, { Ids: [...selection.ids] }),
    networkMode: 'always',
    onSuccess: ({ Resent }) => {
      selection.clear();
      toast(
        Resent === 0
          ? t('mail.resentNone')
          : t(Resent === 1 ? 'mail.resentOne' : 'mail.resent', { n: Resent }),
      );
      void client.invalidateQueries();
    },
    onError: (error) => toast(error.problem?.detail ?? t('general.commonError'), { error: true }),
  });
  return (
    <div className={styles.bulk}>
      <Button kind="primary" busy={resend.isPending && t('general.saving')} onClick={() => resend.mutate()}>
        {t('mail.resend')}
      </Button>
      <Button onClick={selection.clear}>{t('list.clearSelection')}</Button>
    </div>
  );
}

function columnsOf(t: OfficeT): OfficeColumn<MailRow>[] {
  return [
    {
      label: t('mail.subject'),
      cell: ({ Subject, LastError }) => (
        <>
          {Subject}
          {LastError && <p className={desk.failure}>{LastError}</p>}
        </>
      ),
    },
    { label: t('mail.recipient'), cell: ({ Recipient }) => Recipient },
    { label: t('mail.created'), cell: ({ CreatedAt }) => momentText(CreatedAt) },
    {
      label: t('press.state'),
      cell: ({ State }) => <Badge kind={kinds[State]}>{t(`mail.state.${State}`)}</Badge>,
    },
    {
      label: t('mail.when'),
      cell: ({ SentAt, NextTryAt }) => ((SentAt ?? NextTryAt) ? momentText(SentAt ?? NextTryAt ?? '') : '–'),
    },
    { label: t('mail.tries'), amount: true, cell: ({ Tries }) => Tries },
  ];
}
