import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { ruleMessage } from '#kit/fields/rule-messages.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useHydrated } from '#kit/browser/use-hydrated.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { WebText } from '#shop/texts/web-text.tsx';
import { brokenEmailRule } from '#kit/fields/email-rule.ts';
import styles from './newsletter.module.css';

/** The form is sent directly from the browser to the mailing service, which answers with a page of its own. */
export function NewsletterForm({ action }: { action: string }) {
  const t = useT();
  const language = useLanguage();
  const email = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);
  const [value, setValue] = useState('');
  const rule = brokenEmailRule(value);
  const submit = (event: SubmitEvent) => {
    if (!rule) return;
    event.preventDefault();
    setTried(true);
    email.current?.focus();
  };
  return (
    // Until hydration the browser validates the address itself.
    <form className={styles.form} method="post" action={action} noValidate={useHydrated()} onSubmit={submit}>
      <TextField
        ref={email}
        className={styles.wide}
        name="EMAIL"
        label={t('newsletter.email')}
        type="email"
        autoComplete="email"
        required
        value={value}
        onChange={(event) => setValue(event.target.value)}
        {...(isTried && rule && { error: ruleMessage(rule, language) })}
      />
      <TextField name="FNAME" label={t('newsletter.firstName')} optional autoComplete="given-name" />
      <TextField name="LNAME" label={t('newsletter.lastName')} optional autoComplete="family-name" />
      <fieldset className={styles.wide}>
        <legend>{t('newsletter.consentTitle')}</legend>
        <Checkbox name="marketing_permission" value="yes" label={t('newsletter.consent')} />
        <div className={styles.personalData}>
          <WebText position="NewsLetterGDPR" />
        </div>
      </fieldset>
      <Button className={styles.submit} type="submit" kind="primary">
        {t('newsletter.submit')}
      </Button>
    </form>
  );
}
