import { useState, type ReactNode } from 'react';
import { toast } from '#kit/browser/announce.ts';
import { copyText } from '#kit/browser/copy-text.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import type { BrokenRules } from '#kit/forms/form-errors.ts';
import { Modal } from '#kit/widgets/modal.tsx';
import { useForm } from '#kit/forms/use-form.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './integration.module.css';

export type NewSecretForm = {
  /** The single text field of the form, such as `Name`. */
  line: { name: string; label: string; hint: string; type?: 'url' };
  /** The choices, of which at least one is required; `name` is the field that contains all chosen values. */
  choices: { name: string; legend: string; options: readonly { name: string; label: string }[] };
  /** The initial choices. */
  chosen: readonly string[];
  submit: string;
  check: (input: NewSecretInput) => BrokenRules;
  /** Returns the secret. */
  make: (input: NewSecretInput) => Promise<string>;
};
export type NewSecretInput = { line: string; chosen: string[] };
type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  shownTitle: string;
  shownText: ReactNode;
  form: NewSecretForm;
};

/** Creates something with a secret, and shows the secret the only time it can be seen. */
export function NewSecret({ open, onClose, title, shownTitle, shownText, form }: Props) {
  const t = useOfficeT();
  const [secret, setSecret] = useState<string>();
  const close = () => {
    setSecret(undefined);
    onClose();
  };
  async function copy(text: string): Promise<void> {
    const isCopied = await copyText(text);
    toast(t(isCopied ? 'secret.copied' : 'secret.notCopied'), { error: !isCopied });
  }
  return (
    <Modal title={secret ? shownTitle : title} open={open} onClose={close}>
      {secret ? (
        <div className={styles.form} role="status">
          <p>{shownText}</p>
          <code className={styles.key}>{secret}</code>
          <div className={styles.buttons}>
            <Button kind="primary" onClick={() => void copy(secret)}>
              {t('secret.copy')}
            </Button>
            <Button onClick={close}>{t('general.close')}</Button>
          </div>
        </div>
      ) : (
        <SecretForm {...form} onMade={setSecret} onClose={close} />
      )}
    </Modal>
  );
}

function SecretForm({
  line,
  choices,
  chosen,
  submit,
  check,
  make,
  onMade,
  onClose,
}: NewSecretForm & { onMade: (secret: string) => void; onClose: () => void }) {
  const t = useOfficeT();
  const inputOf = (values: Record<string, string>): NewSecretInput => ({
    line: values[line.name] ?? '',
    chosen: choices.options.map(({ name }) => name).filter((name) => values[name] === 'on'),
  });
  const form = useForm<Record<string, string>>({
    initial: {
      [line.name]: '',
      ...Object.fromEntries(choices.options.map(({ name }) => [name, chosen.includes(name) ? 'on' : ''])),
      [choices.name]: '',
    },
    check: (values) => check(inputOf(values)),
    send: async (values) => onMade(await make(inputOf(values))),
    message: (field) => (field === choices.name ? t('exchange.keys.rightsNeeded') : undefined),
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <TextField
        label={line.label}
        hint={line.hint}
        type={line.type}
        autoComplete="off"
        {...form.field(line.name)}
      />
      <fieldset className={styles.rights}>
        <legend>{choices.legend}</legend>
        {choices.options.map(({ name, label }, place) => (
          <Checkbox
            key={name}
            name={name}
            label={label}
            checked={form.values[name] === 'on'}
            onChange={({ target }) => form.change({ [name]: target.checked ? 'on' : '' })}
            {...(place === 0 && form.errors[choices.name] && { error: form.errors[choices.name] })}
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
          {submit}
        </Button>
        <Button onClick={onClose}>{t('general.cancel')}</Button>
      </div>
    </form>
  );
}
