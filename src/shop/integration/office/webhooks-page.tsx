import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { DeleteButton } from '#shop/office/delete-button.tsx';
import { momentText } from '#shop/office/moments.ts';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { NewWebhook } from './new-webhook.tsx';
import { deleteWebhook, listWebhooks, type Webhook } from './webhook-contract.ts';
import { WebhookMessages } from './webhook-messages.tsx';
import type { WebhookEvent } from '#shop/integration/webhook-events.ts';

const noFilters = {};

export default function OfficeWebhooksPage() {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const state = useOfficeList(noFilters);
  const answer = useEndpoint(listWebhooks);
  const [isMaking, setIsMaking] = useState(false);
  const mayWrite = may('exchange.write');
  const columns: OfficeColumn<Webhook>[] = [
    { label: t('webhooks.url'), cell: ({ Url }) => Url },
    {
      label: t('webhooks.events'),
      cell: ({ Events }) => Events.map((event) => t(`webhooks.event.${event as WebhookEvent}`)).join(', '),
    },
    {
      label: t('webhooks.made'),
      cell: ({ CreateDate, CreatedBy }) =>
        t('exchange.keys.madeBy', { when: momentText(CreateDate), name: CreatedBy }),
    },
    ...(mayWrite
      ? [
          {
            label: t('form.delete'),
            cell: ({ Id, Url }: Webhook) => (
              <DeleteButton
                name={new URL(Url).host}
                onDelete={() => callOverHttp(deleteWebhook, { id: Id })}
                onDeleted={() => void client.invalidateQueries()}
              />
            ),
          },
        ]
      : []),
  ];
  return (
    <OfficePage
      title={t('webhooks.title')}
      back={{ to: '/office/exchange', text: t('exchange.title') }}
      actions={
        mayWrite && (
          <Button kind="primary" icon="plus" onClick={() => setIsMaking(true)}>
            {t('webhooks.new')}
          </Button>
        )
      }
    >
      <p>{t('webhooks.text')}</p>
      <OfficeList
        caption={t('webhooks.title')}
        state={state}
        columns={columns}
        idOf={({ Id }) => Id}
        nameOf={({ Url }) => Url}
        empty={t('list.empty.webhooks')}
        answer={answer}
      />
      <WebhookMessages mayWrite={mayWrite} />
      <NewWebhook open={isMaking} onClose={() => setIsMaking(false)} />
    </OfficePage>
  );
}
