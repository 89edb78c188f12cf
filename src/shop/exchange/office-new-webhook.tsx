import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { beginAtFirstField } from '#kit/begin-at-first-field.ts';
import { brokenRules } from '#kit/broken-rules.ts';
import { Button } from '#kit/button.tsx';
import { callOverHttp } from '#kit/call.ts';
import { Checkbox } from '#kit/checkbox.tsx';
import { TextField } from '#kit/field.tsx';
import { Modal } from '#kit/modal.tsx';
import { useForm } from '#kit/use-form.ts';
import { useOfficeT } from '#shop/texts/use-office-texts.ts';
import styles from './office-exchange.module.css';
import { listWebhooks, MakeWebhook, makeWebhook } from './office-webhook-contract.ts';
import { webhookEvents } from './webhook-events.ts';

/** Makes a webhook, and shows its secret the one time that it can be seen. */
export function NewWebhook({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useOfficeT();
  const [secret, setSecret] = useState<string>();
  const close = () => {
    setSecret(undefined);
    onClose();
  };
  return (
    <Modal title={t(secret ? 'webhooks.secret' : 'webhooks.new')} open={open} onClose={close}>
      {secret ? (
        <div className={styles.form} role="status">
          <p>{t('webhooks.secretText')}</p>
          <code className={styles.key}>{secret}</code>
          <div className={styles.buttons}>
            <Button kind="primary" onClick={close}>
              {t('general.close')}
            </Button>
          </div>
        </div>
      ) : (
        <WebhookForm onMade={setSecret} onClose={close} />
      )}
    </Modal>
  );
}

const blank = { Url: '', 'order.placed': 'on', 'order.changed': '', 'invoice.created': '', Events: '' };

function inputOf(values: typeof blank) {
  return { Url: values.Url, Events: webhookEvents.filter((event) => values[event] === 'on') };
}

function WebhookForm({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const form = useForm({
    initial: blank,
    check: (values) => brokenRules(MakeWebhook, inputOf(values)),
    send: async (values) => {
      const { Secret } = await callOverHttp(makeWebhook, inputOf(values));
      void client.invalidateQueries({ queryKey: [listWebhooks.name] });
      onMade(Secret);
    },
    message: (field) => (field === 'Events' ? t('exchange.keys.rightsNeeded') : undefined),
  });
  return (
    <form ref={beginAtFirstField} className={styles.form} noValidate onSubmit={form.onSubmit}>
      <TextField
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        type="url"
        autoComplete="off"
        {...form.field('Url')}
      />
      <fieldset className={styles.rights}>
        <legend>{t('webhooks.events')}</legend>
        {webhookEvents.map((event, place) => (
          <Checkbox
            key={event}
            name={event}
            label={t(`webhooks.event.${event}`)}
            checked={form.values[event] === 'on'}
            onChange={({ target }) => form.change({ [event]: target.checked ? 'on' : '' })}
            {...(place === 0 && form.errors.Events && { error: form.errors.Events })}
          />
        ))}
      </fieldset>
      {form.failure && (
        <p role="alert" className={styles.failure}>
          {t('general.commonError')}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" busy={form.sending && t('general.saving')}>
          {t('webhooks.make')}
        </Button>
        <Button onClick={onClose}>{t('general.cancel')}</Button>
      </div>
    </form>
  );
}
