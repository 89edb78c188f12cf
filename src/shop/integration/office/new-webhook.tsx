import { useQueryClient } from '@tanstack/react-query';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { NewSecret, type NewSecretInput } from './new-secret.tsx';
import { listWebhooks, MakeWebhook, makeWebhook } from './webhook-contract.ts';
import { webhookEvents } from '#shop/integration/webhook-events.ts';

const inputOf = ({ line, chosen }: NewSecretInput) => ({
  Url: line,
  Events: webhookEvents.filter((event) => chosen.includes(event)),
});

/** Creates a webhook: an address that is notified of events. */
export function NewWebhook({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const options = webhookEvents.map((name) => ({ name, label: t(`webhooks.event.${name}`) }));
  return (
    <NewSecret
      open={open}
      onClose={onClose}
      title={t('webhooks.new')}
      shownTitle={t('webhooks.secret')}
      shownText={t('webhooks.secretText')}
      form={{
        line: { name: 'Url', label: t('webhooks.url'), hint: t('webhooks.urlHint'), type: 'url' },
        choices: { name: 'Events', legend: t('webhooks.events'), options },
        chosen: ['order.placed'],
        submit: t('webhooks.make'),
        check: (input) => brokenRules(MakeWebhook, inputOf(input)),
        make: async (input) => {
          const { Secret } = await callOverHttp(makeWebhook, inputOf(input));
          void client.invalidateQueries({ queryKey: [listWebhooks.name] });
          return Secret;
        },
      }}
    />
  );
}
