import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { beginAtFirstField } from '#kit/begin-at-first-field.ts';
import { Button } from '#kit/button.tsx';
import { callOverHttp } from '#kit/call.ts';
import { brokenRules } from '#kit/broken-rules.ts';
import { Checkbox } from '#kit/checkbox.tsx';
import { TextField } from '#kit/field.tsx';
import { Modal } from '#kit/modal.tsx';
import { useForm } from '#kit/use-form.ts';
import { useOfficeT } from '#shop/texts/use-office-texts.ts';
import { keyRights, listExchangeKeys, MakeKey, makeExchangeKey } from './office-contract.ts';
import styles from './office-exchange.module.css';

/** Makes a key, and shows it the one time that it can be seen. */
export function NewKey({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useOfficeT();
  const [key, setKey] = useState<string>();
  const close = () => {
    setKey(undefined);
    onClose();
  };
  return (
    <Modal title={t(key ? 'exchange.keys.shown' : 'exchange.keys.new')} open={open} onClose={close}>
      {key ? (
        <div className={styles.form} role="status">
          <p>{t('exchange.keys.shownText')}</p>
          <code className={styles.key}>{key}</code>
          <div className={styles.buttons}>
            <Button kind="primary" onClick={close}>
              {t('general.close')}
            </Button>
          </div>
        </div>
      ) : (
        <KeyForm onMade={setKey} onClose={close} />
      )}
    </Modal>
  );
}

const blank = { Name: '', 'exchange.in': 'on', 'exchange.out': 'on', Rights: '' };

function inputOf(values: typeof blank) {
  return { Name: values.Name, Rights: keyRights.filter((right) => values[right] === 'on') };
}

function KeyForm({ onMade, onClose }: { onMade: (key: string) => void; onClose: () => void }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const form = useForm({
    initial: blank,
    check: (values) => brokenRules(MakeKey, inputOf(values)),
    send: async (values) => {
      const { Key } = await callOverHttp(makeExchangeKey, inputOf(values));
      void client.invalidateQueries({ queryKey: [listExchangeKeys.name] });
      onMade(Key);
    },
    message: (field) => (field === 'Rights' ? t('exchange.keys.rightsNeeded') : undefined),
  });
  return (
    <form ref={beginAtFirstField} className={styles.form} noValidate onSubmit={form.onSubmit}>
      <TextField
        label={t('exchange.keys.name')}
        hint={t('exchange.keys.nameHint')}
        autoComplete="off"
        {...form.field('Name')}
      />
      <fieldset className={styles.rights}>
        <legend>{t('exchange.keys.rights')}</legend>
        {keyRights.map((right) => (
          <Checkbox
            key={right}
            name={right}
            label={t(`exchange.keys.right.${right}`)}
            checked={form.values[right] === 'on'}
            onChange={({ target }) => form.change({ [right]: target.checked ? 'on' : '' })}
            {...(right === 'exchange.in' && form.errors.Rights && { error: form.errors.Rights })}
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
          {t('exchange.keys.make')}
        </Button>
        <Button onClick={onClose}>{t('general.cancel')}</Button>
      </div>
    </form>
  );
}
