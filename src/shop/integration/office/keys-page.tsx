import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Badge } from '#kit/widgets/badge.tsx';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { Modal } from '#kit/widgets/modal.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { momentText } from '#shop/office/moments.ts';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listExchangeKeys, revokeExchangeKey } from './contract.ts';
import type { ExchangeKey } from '#shop/integration/integration-key.ts';
import styles from './integration.module.css';
import { NewKey } from './new-key.tsx';

const noFilters = {};

export default function OfficeKeysPage() {
  const t = useOfficeT();
  const may = useMay();
  const state = useOfficeList(noFilters);
  const answer = useEndpoint(listExchangeKeys);
  const [isMaking, setIsMaking] = useState(false);
  const [keyToRevoke, setKeyToRevoke] = useState<ExchangeKey>();
  const old = (answer.data?.Rows ?? []).filter((key) => key.MadeBeforeKinds && key.Revoked === null);
  const columns: OfficeColumn<ExchangeKey>[] = [
    { label: t('exchange.keys.name'), cell: ({ Name, Hint }) => `${Name} (…${Hint})` },
    {
      label: t('exchange.keys.rights'),
      cell: ({ Rights }) => Rights.map((right) => t(`exchange.keys.right.${right}`)).join(', '),
    },
    {
      label: t('exchange.keys.made'),
      cell: ({ CreateDate, CreatedBy }) =>
        t('exchange.keys.madeBy', { when: momentText(CreateDate), name: CreatedBy }),
    },
    {
      label: t('exchange.keys.lastUsed'),
      cell: ({ LastUsed }) => (LastUsed ? momentText(LastUsed) : t('exchange.keys.never')),
    },
    {
      label: t('exchange.keys.state'),
      cell: (key) => <KeyState keyRow={key} onRevoke={may('exchange.write') ? setKeyToRevoke : undefined} />,
    },
  ];
  return (
    <OfficePage
      title={t('exchange.keys.title')}
      back={{ to: '/office/exchange', text: t('exchange.title') }}
      actions={
        may('exchange.write') && (
          <Button kind="primary" icon="plus" onClick={() => setIsMaking(true)}>
            {t('exchange.keys.new')}
          </Button>
        )
      }
    >
      <p>
        {t('exchange.keys.text')} <a href="/api/docs">{t('exchange.keys.docs')}</a>
      </p>
      {old.length > 0 && (
        <p role="note" className={styles.warning}>
          {t('exchange.keys.beforeKinds', {
            names: old.map(({ Name, Hint }) => `${Name} (…${Hint})`).join(', '),
          })}
        </p>
      )}
      <OfficeList
        caption={t('exchange.keys.title')}
        state={state}
        columns={columns}
        idOf={({ Id }) => Id}
        nameOf={({ Name }) => Name}
        empty={t('list.empty.keys')}
        answer={answer}
      />
      <NewKey open={isMaking} onClose={() => setIsMaking(false)} />
      {keyToRevoke && <Revoke keyRow={keyToRevoke} onClose={() => setKeyToRevoke(undefined)} />}
    </OfficePage>
  );
}

function KeyState({
  keyRow,
  onRevoke,
}: {
  keyRow: ExchangeKey;
  onRevoke: ((key: ExchangeKey) => void) | undefined;
}) {
  const t = useOfficeT();
  if (keyRow.Revoked !== null) return <Badge>{t('exchange.keys.revoked')}</Badge>;
  return (
    <span className={styles.buttons}>
      <Badge kind="good">{t('exchange.keys.inUse')}</Badge>
      {onRevoke && (
        <Button
          size="s"
          aria-haspopup="dialog"
          aria-label={t('exchange.keys.revokeNamed', { name: keyRow.Name })}
          onClick={() => onRevoke(keyRow)}
        >
          {t('exchange.keys.revoke')}
        </Button>
      )}
    </span>
  );
}

function Revoke({ keyRow: { Id, Name }, onClose }: { keyRow: ExchangeKey; onClose: () => void }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const revoking = useMutation<void, CallError>({
    mutationFn: async () => {
      await callOverHttp(revokeExchangeKey, { id: Id });
    },
    networkMode: 'always',
    onSuccess: () => toast(t('exchange.keys.revokedNow', { name: Name })),
    onError: () => toast(t('general.commonError'), { error: true }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [listExchangeKeys.name] });
      onClose();
    },
  });
  return (
    <Modal title={t('exchange.keys.revokeNamed', { name: Name })} open onClose={onClose} width="narrow">
      <p>{t('exchange.keys.revokeText')}</p>
      <div className={styles.buttons}>
        <Button
          kind="primary"
          busy={revoking.isPending && t('general.saving')}
          onClick={() => revoking.mutate()}
        >
          {t('exchange.keys.revoke')}
        </Button>
        <Button onClick={onClose}>{t('general.cancel')}</Button>
      </div>
    </Modal>
  );
}
