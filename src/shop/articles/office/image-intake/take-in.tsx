import { useMutation, useQueryClient, type Mutation } from '@tanstack/react-query';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { queryOf, replaceAnswer } from '#kit/pages/query.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readImageIntake, takeInImages, type IntakeRow, type ImageIntake } from './contract.ts';
import styles from './image-intake.module.css';
import { intakeChange } from './moves/use-change-rows.ts';

function isReady({ State, Problem, ArticleNumber }: IntakeRow): boolean {
  return State === 'open' && Problem === null && ArticleNumber !== null;
}

/** What is ready, what is not, and the button that begins; then how far the work has come. */
export function TakeIn({ intake, isSending }: { intake: ImageIntake; isSending: boolean }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const language = useLanguage();
  const { Id, State, Rows } = intake;
  const answerKey = queryOf(readImageIntake, language, { id: Id }).queryKey;
  const change = intakeChange(Id);
  const begin = useMutation<ImageIntake | undefined, CallError, readonly Pick<Mutation, 'state'>[]>({
    ...change,
    // Leaving a field for the button sends what was typed in it: where that is refused, nothing is taken in.
    mutationFn: async (changesBefore) => {
      if (changesBefore.some(({ state }) => state.status === 'error')) return undefined;
      const now = client.getQueryData<ImageIntake>(answerKey) ?? intake;
      return await callOverHttp(takeInImages, { id: Id, Version: now.Version });
    },
    onSuccess: (answer) => answer && replaceAnswer(client, answerKey, answer),
    onError: () => void client.invalidateQueries({ queryKey: answerKey }),
  });
  const takeIn = () =>
    begin.mutate(client.getMutationCache().findAll({ mutationKey: change.mutationKey, status: 'pending' }));
  const ready = Rows.filter(isReady).length;
  const taken = Rows.filter((row) => row.State === 'taken').length;
  const waiting = Rows.filter((row) => row.State === 'waiting').length;
  const left = Rows.filter((row) => row.State === 'open' && !isReady(row)).length;
  if (State === 'taking') {
    return (
      <div className={styles.progress}>
        <progress max={taken + waiting} value={taken} aria-label={t('intakes.state.taking')} />
        <p role="status">{t('intakes.taking', { read: taken, all: taken + waiting })}</p>
      </div>
    );
  }
  return (
    <div className={styles.takeIn}>
      <div role="status">
        {taken > 0 && <p>{t('intakes.done', { n: taken })}</p>}
        {ready > 0 && <p>{t(ready === 1 ? 'intakes.ready.one' : 'intakes.ready.other', { n: ready })}</p>}
        {left > 0 && <p>{t(left === 1 ? 'intakes.left.one' : 'intakes.left.other', { n: left })}</p>}
      </div>
      {ready > 0 && !isSending && (
        <Button kind="primary" busy={begin.isPending && t('general.saving')} onClick={takeIn}>
          {ready === 1 ? t('intakes.takeInOne') : t('intakes.takeIn', { n: ready })}
        </Button>
      )}
      {begin.error && (
        <p role="alert" className={styles.failure}>
          {begin.error.is('changed-meanwhile')
            ? t('intakes.changedMeanwhile')
            : (begin.error.problem?.detail ?? t('general.commonError'))}
        </p>
      )}
    </div>
  );
}
