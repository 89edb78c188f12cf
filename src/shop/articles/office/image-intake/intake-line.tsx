import { Button } from '#kit/widgets/button.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { officeImage } from '#shop/office/image-url.ts';
import { DragHandle } from '#shop/office/lists/drag-handle.tsx';
import { useDragRow } from '#shop/office/lists/drag-list.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { ArticleNumberField } from './article-number-field.tsx';
import { mostPlaces, type IntakeRow, type ImageIntake } from './contract.ts';
import styles from './image-intake.module.css';
import { useChangeRows } from '#shop/articles/office/image-intake/moves/use-change-rows.ts';

type Props = {
  row: IntakeRow;
  intake: ImageIntake;
  /** Puts the picture at a place of its article. */
  onPlace: (row: IntakeRow, place: number) => void;
};

/** One picture: what it is, where it goes, and what it replaces there. Its handle moves it to another. */
export function IntakeLine({ row, intake, onPlace }: Props) {
  const t = useOfficeT();
  const change = useChangeRows(intake);
  const dragged = useDragRow(String(row.Id));
  const { FileName, ArticleNumber, ArticleName, Place } = row;
  const giveTo = (number: string) => change.mutate([{ Id: row.Id, ArticleNumber: number, Place: null }]);
  const mayChange = row.State === 'open' && intake.State !== 'taking';
  return (
    <tr {...dragged}>
      <th scope="row">
        <span className={styles.image}>
          {mayChange && (
            <DragHandle
              id={String(row.Id)}
              label={t('sort.handle', { name: FileName })}
              onMove={(key) => Place !== null && onPlace(row, key === 'ArrowUp' ? Place - 1 : Place + 1)}
            />
          )}
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
            onChange={giveTo}
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
            onChange={({ target }) => onPlace(row, Number(target.value))}
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
        <Becomes row={row} onPick={giveTo} />
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
