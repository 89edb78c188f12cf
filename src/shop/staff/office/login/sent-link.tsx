import { Button } from '#kit/widgets/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { focusOnArrival } from '#kit/browser/focus-on-arrival.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import gate from './gate-page.module.css';

type Props = { link: { Url: string; email: string }; onClose: () => void };

/** The link is shown only once, because only its hash is stored. */
export function SentLink({ link, onClose }: Props) {
  const t = useOfficeT();
  return (
    <section className={gate.form}>
      <h2 ref={focusOnArrival} tabIndex={-1}>
        {t('staff.link.title')}
      </h2>
      <p>{t('staff.link.text', { email: link.email, hours: 72 })}</p>
      <TextField
        label={t('staff.link.label')}
        value={link.Url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button kind="primary" onClick={onClose}>
        {t('general.ok')}
      </Button>
    </section>
  );
}
