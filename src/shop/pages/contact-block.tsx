import { useState, type SubmitEvent } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { TextArea, TextField } from '#kit/forms/field.tsx';
import { RichText } from '#kit/widgets/rich-text.tsx';
import { ruleMessage } from '#kit/fields/rule-messages.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { mailAddress } from '#shop/contact/addresses.ts';
import { FormNeedsScript } from '#shop/contact/form-needs-script.tsx';
import { useSettings } from '#shop/settings/use-settings.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { BlockHeading, type BlockProps } from './block-heading.tsx';
import styles from './contact-block.module.css';

/** A letter to the maker, sent by the reader's own mail program. */
export function FormBlock({ block, level }: BlockProps) {
  const { CompanyEmail } = useSettings();
  return (
    <section className={styles.block}>
      <BlockHeading block={block} level={level} />
      {block.Content && <RichText html={block.Content} lang={block.ShownIn?.Content} />}
      <FormNeedsScript />
      {CompanyEmail && <Letter to={CompanyEmail} />}
    </section>
  );
}

function Letter({ to }: { to: string }) {
  const t = useT();
  const language = useLanguage();
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const [isTried, setTried] = useState(false);
  const isEmpty = message.trim() === '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty) event.currentTarget.querySelector('textarea')?.focus();
    else location.href = `${mailAddress(to)}?${lettersQuery(t('contactForm.title'), message, name)}`;
  };
  return (
    <form className={styles.form} noValidate data-needs-script onSubmit={submit}>
      <TextField
        name="name"
        label={t('contactForm.name')}
        optional
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        name="message"
        label={t('contactForm.message')}
        rows={5}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        {...(isTried && isEmpty && { error: ruleMessage('required', language) })}
      />
      <div className={styles.ways}>
        <Button type="submit" kind="primary">
          {t('contactForm.opensMail')}
        </Button>
        <a href={mailAddress(to)}>{to}</a>
      </div>
    </form>
  );
}

function lettersQuery(subject: string, message: string, name: string): string {
  const body = name.trim() ? `${message}\n\n${name.trim()}` : message;
  return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;
}
