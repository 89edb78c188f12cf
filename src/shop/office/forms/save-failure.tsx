import type { CallError } from '#kit/http/call.ts';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';

/** Tells why a form could not be saved, where no field is the reason. */
export function SaveFailure({ failure }: { failure: CallError | undefined }) {
  const t = useOfficeT();
  if (!failure) return null;
  const unknown = t(failure.status === 0 ? 'error.offline' : 'general.commonError');
  return (
    <p role="alert" className={desk.failure}>
      {t('form.saveFailed', { reason: failure.problem?.detail ?? unknown })}
    </p>
  );
}
