import { useMutation } from '@tanstack/react-query';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { TextArea, TextField } from '#kit/forms/field.tsx';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { useForm } from '#kit/forms/use-form.ts';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './application-form.module.css';
import { blankApplication, checkApplication, type ApplicationValues } from './application-values.ts';
import { applyAsReseller } from './contract.ts';
import { looksMistyped } from './identity-warning.ts';

// Fetched with the form, not with the page: nobody makes a mistake before.
const Mistakes = lazyPart(
  async () => (await import('#kit/forms/error-summary.tsx')).ErrorSummary<keyof ApplicationValues>,
);

export function ApplicationForm({ onSent }: { onSent: () => void }) {
  const t = useT();
  const { mutateAsync } = useMutation({
    mutationFn: (values: ApplicationValues) => callOverHttp(applyAsReseller, values),
    networkMode: 'always',
  });
  const form = useForm({
    initial: blankApplication,
    check: checkApplication,
    validatesOn: 'change-and-blur',
    send: (values) => mutateAsync(values),
    onSent,
  });
  const names = Object.keys(blankApplication) as (keyof ApplicationValues)[];
  const labels = Object.fromEntries(
    names.map((name) => [name, t(`application.${name}`)]),
  ) as ApplicationValues;
  return (
    <form className={styles.form} noValidate data-needs-script onSubmit={form.onSubmit}>
      <div className={styles.wide}>
        <Mistakes
          title={plural(t, 'field.errorsInForm', Object.keys(form.errors).length)}
          errors={form.tried ? form.errors : {}}
          labels={labels}
          namesOnly
        />
      </div>
      <ApplicationFields form={form} labels={labels} />
      <div className={styles.end}>
        {form.failure && (
          <p className={styles.failure} role="alert">
            {t('application.failed')}
            {form.failure.status === 429 && ` ${form.failure.problem?.detail ?? ''}`}
          </p>
        )}
        <Button type="submit" kind="primary" busy={form.sending && t('application.sending')}>
          {t('application.submit')}
        </Button>
        <p className={styles.personalData}>{t('application.personalData')}</p>
      </div>
    </form>
  );
}

type FieldsProps = { form: ReturnType<typeof useForm<ApplicationValues>>; labels: ApplicationValues };

function ApplicationFields({ form, labels }: FieldsProps) {
  const t = useT();
  const isMistyped = looksMistyped(form.values.identity);
  return (
    <>
      <TextField {...form.field('name')} aria-required label={labels.name} autoComplete="name" />
      <TextField
        {...form.field('company')}
        aria-required
        label={labels.company}
        autoComplete="organization"
      />
      <TextField
        {...form.field('identity')}
        aria-required
        label={labels.identity}
        autoComplete="off"
        hint={
          // A live region must exist before it gets its text, so that the text is announced.
          <span role="status" className={styles.warning}>
            {isMistyped && t('application.identityWarning')}
          </span>
        }
      />
      <TextField
        {...form.field('email')}
        aria-required
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        {...form.field('telephone')}
        aria-required
        label={labels.telephone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField
        {...form.field('address')}
        aria-required
        label={labels.address}
        autoComplete="address-line1"
      />
      <TextField
        {...form.field('zipCodeAndCity')}
        aria-required
        label={labels.zipCodeAndCity}
        autoComplete="off"
      />
      <TextField
        {...form.field('webSite')}
        label={labels.webSite}
        optional
        inputMode="url"
        autoComplete="url"
      />
      <TextArea {...form.field('message')} className={styles.wide} label={labels.message} optional rows={5} />
    </>
  );
}
