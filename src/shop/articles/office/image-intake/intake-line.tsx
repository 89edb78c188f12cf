import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { SelectField } from '#kit/forms/select-field.tsx';
import { queryOf, replaceAnswer } from '#kit/pages/query.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { officeImage } from '#shop/office/image-url.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { ArticleNumberField } from './article-number-field.tsx';
import {
  changeImageIntake,
  mostPlaces,
  readImageIntake,
  type IntakeRow,
  type ImageIntake,
} from './contract.ts';
import styles from './image-intake.module.css';

type Given = { ArticleNumber: string; Place: number | null };

/** One picture: what it is, where it goes, and what it replaces there. */
export function IntakeLine({ row, intake }: { row: IntakeRow; intake: ImageIntake }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const language = useLanguage();
  const answerKey = queryOf(readImageIntake, language, { id: intake.Id }).queryKey;
  const change = useMutation<ImageIntake, CallError, Given>({
    // Somebody who types fast sends the next line before the answer to this one: one after the other, each with the
    // version that the answer before it told.
    scope: { id: `intake ${intake.Id}` },
    mutationFn: (given) =>
      callOverHttp(changeImageIntake, {
        id: intake.Id,
        Rows: [{ Id: row.Id, ...given }],
        Version: client.getQueryData<ImageIntake>(answerKey)?.Version ?? intake.Version,
      }),
    networkMode: 'always',
    onSuccess: (answer) => replaceAnswer(client, answerKey, answer),
    onError(error) {
      if (error.problem?.errors) return;
      toast(error.is('changed-meanwhile') ? t('intakes.changedMeanwhile') : t('general.commonError'), {
        error: true,
      });
      void client.invalidateQueries({ queryKey: answerKey });
    },
  });
  const { FileName, ArticleNumber, ArticleName, Place } = row;
  const mayChange = row.State === 'open' && intake.State !== 'taking';
  return (
    <tr>
      <th scope="row">
        <span className={styles.image}>
          <Image row={row} />
          <span className={styles.name}>{FileName}</span>
        </span>
      </th>
      <td data-label={t('intakes.article')}>
        {mayChange ? (
          <ArticleNumberField
            key={ArticleNumber ?? ''}
            label={t('intakes.articleOf', { name: FileName })}
            value={ArticleNumber ?? ''}
            candidates={row.Candidates}
            error={change.error?.problem?.errors?.[0]?.message}
            onChange={(number) => change.mutate({ ArticleNumber: number, Place: null })}
          />
        ) : (
          (ArticleNumber ?? '–')
        )}
        {ArticleName !== null && <small className={styles.articleName}>{ArticleName}</small>}
      </td>
      <td data-label={t('intakes.place')}>
        {mayChange && Place !== null ? (
          <SelectField
            label={t('intakes.placeOf', { name: FileName })}
            labelHidden
            value={Place}
            onChange={({ target }) =>
              change.mutate({ ArticleNumber: ArticleNumber ?? '', Place: Number(target.value) })
            }
          >
            {Array.from({ length: Math.max(mostPlaces, Place) }, (_, at) => (
              <option key={at} value={at + 1}>
                {at + 1}
              </option>
            ))}
          </SelectField>
        ) : (
          (Place ?? '–')
        )}
      </td>
      <td data-label={t('intakes.becomes')}>
        <Becomes row={row} onPick={(number) => change.mutate({ ArticleNumber: number, Place: null })} />
      </td>
    </tr>
  );
}

function Image({ row: { Id, ImageId, State } }: { row: IntakeRow }) {
  if (State === 'refused') return <span className={styles.thumbnail} aria-hidden="true" />;
  const address =
    State === 'taken' && ImageId !== null ? officeImage(ImageId) : `/api/office/WaitingPicture/${Id}`;
  return <img className={styles.thumbnail} src={address} alt="" width={56} height={56} loading="lazy" />;
}

function Becomes({ row, onPick }: { row: IntakeRow; onPick: (number: string) => void }) {
  const t = useOfficeT();
  const { State, Problem, Candidates, Replaces } = row;
  if (State === 'taken') return t('intakes.taken');
  if (State === 'waiting') return t('intakes.waiting');
  if (Problem !== null) {
    return (
      <span className={styles.problem}>
        {Problem}
        {Candidates.map((number) => (
          <Button key={number} kind="plain" size="s" onClick={() => onPick(number)}>
            {t('intakes.pick', { number })}
          </Button>
        ))}
      </span>
    );
  }
  if (Replaces === null) return t('intakes.new');
  return (
    <span className={styles.image}>
      {t('intakes.replaces')}
      <img
        className={styles.thumbnail}
        src={officeImage(Replaces)}
        alt={t('intakes.replacesImage')}
        width={56}
        height={56}
        loading="lazy"
      />
    </span>
  );
}
