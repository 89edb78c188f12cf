import type { CallError } from '#kit/http/call.ts';
import { ListFailed, ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';

/** Shown instead of an item that is loading, does not exist, or could not be loaded. */
export function LoadState({ error, onRetry }: { error: CallError | null; onRetry: () => void }) {
  const t = useOfficeT();
  if (!error) return <ListOnItsWay text={t('form.loading')} />;
  if (error.status === 404) return <p role="alert">{t('form.notFound')}</p>;
  return (
    <ListFailed
      text={error.problem?.detail ?? t('form.failed')}
      retry={t('general.tryAgain')}
      onRetry={onRetry}
    />
  );
}
