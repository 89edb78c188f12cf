import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Badge } from '#kit/widgets/badge.tsx';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { momentText } from '#shop/office/moments.ts';
import { OfficeFilters } from '#shop/office/lists/office-filters.tsx';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './integration.module.css';
import {
  listWebhookMessages,
  messageStates,
  resendWebhookMessage,
  type WebhookMessage,
} from './webhook-contract.ts';
import type { WebhookEvent } from '#shop/integration/webhook-events.ts';

const blank = { state: '' };
const looks = { waiting: 'news', sent: 'good', dead: 'bad' } as const;

/** Webhook messages that were sent, are waiting, or were given up and can be retried. */
export function WebhookMessages({ mayWrite }: { mayWrite: boolean }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const list = useOfficeList(blank);
  const { state } = list.filters;
  const answer = useEndpoint(
    listWebhookMessages,
    { ...(state && { state: state as WebhookMessage['State'] }) },
    { freshOnFocus: true },
  );
  const again = useMutation<void, CallError, number>({
    mutationFn: async (id) => {
      await callOverHttp(resendWebhookMessage, { id });
    },
    networkMode: 'always',
    onSuccess: () => toast(t('webhooks.isAgain')),
    onError: () => toast(t('general.commonError'), { error: true }),
    onSettled: () => void client.invalidateQueries({ queryKey: [listWebhookMessages.name] }),
  });
  const columns: OfficeColumn<WebhookMessage>[] = [
    { label: t('exchange.when'), cell: ({ CreateDate }) => momentText(CreateDate) },
    { label: t('webhooks.event'), cell: ({ Event }) => t(`webhooks.event.${Event as WebhookEvent}`) },
    { label: t('webhooks.url'), cell: ({ Url }) => Url },
    { label: t('webhooks.tries'), amount: true, cell: ({ Tries }) => Tries },
    { label: t('webhooks.lastError'), cell: ({ LastError }) => LastError || '–' },
    {
      label: t('webhooks.state'),
      cell: ({ Id, MessageId, State }) => (
        <span className={styles.buttons}>
          <Badge kind={looks[State]}>{t(`webhooks.state.${State}`)}</Badge>
          {mayWrite && State === 'dead' && (
            <Button
              size="s"
              aria-label={t('webhooks.againNamed', { id: MessageId })}
              busy={again.isPending && again.variables === Id && t('general.saving')}
              onClick={() => again.mutate(Id)}
            >
              {t('webhooks.again')}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <section className={styles.report}>
      <h2>{t('webhooks.messages')}</h2>
      <OfficeFilters state={list}>
        <SelectField
          label={t('webhooks.state')}
          value={state}
          onChange={({ target }) => list.setFilters({ state: target.value })}
        >
          <option value="">{t('webhooks.state.all')}</option>
          {messageStates.map((one) => (
            <option key={one} value={one}>
              {t(`webhooks.state.${one}`)}
            </option>
          ))}
        </SelectField>
      </OfficeFilters>
      <OfficeList
        caption={t('webhooks.messages')}
        state={list}
        columns={columns}
        idOf={({ Id }) => Id}
        nameOf={({ MessageId }) => MessageId}
        empty={t('list.empty.messages')}
        answer={answer}
      />
    </section>
  );
}
