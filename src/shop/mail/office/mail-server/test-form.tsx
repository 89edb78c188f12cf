import { useState } from 'react';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { TextField } from '#kit/forms/field.tsx';
import { useForm } from '#kit/forms/use-form.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { Button } from '#kit/widgets/button.tsx';
import desk from '#shop/office/desk.module.css';
import { PagePart } from '#shop/office/page-part.tsx';
import { useOfficeLogIn } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { testMailServer } from './contract.ts';
import styles from './mail-server.module.css';

type Told = { Accepted: boolean; Answer: string };

/** Sends a test by the server that is saved, and shows what it answered. */
export function TestForm({ hasServer }: { hasServer: boolean }) {
  const t = useOfficeT();
  const own = useOfficeLogIn().data?.Staff?.Email ?? '';
  const [told, setTold] = useState<Told>();
  const form = useForm({
    initial: { To: own },
    check: (values) => brokenRules(testMailServer.input, values),
    send: async (values) => {
      setTold(undefined);
      setTold(await callOverHttp(testMailServer, values));
    },
  });
  return (
    <PagePart title={t('mailServer.test.title')}>
      <p>{t(hasServer ? 'mailServer.test.intro' : 'mailServer.test.none')}</p>
      {hasServer && (
        <form className={styles.test} noValidate onSubmit={form.onSubmit}>
          <TextField
            {...form.field('To')}
            label={t('mailServer.test.to')}
            type="email"
            autoComplete="email"
          />
          <Button type="submit" busy={form.sending && t('mailServer.test.sending')}>
            {t('mailServer.test.send')}
          </Button>
        </form>
      )}
      {form.failure && (
        <p className={desk.failure} role="alert">
          {form.failure.problem?.detail ?? t('general.commonError')}
        </p>
      )}
      <p
        className={styles.answer}
        role="status"
        data-state={told && (told.Accepted ? 'accepted' : 'refused')}
      >
        {told?.Answer}
      </p>
    </PagePart>
  );
}
