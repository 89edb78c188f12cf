import { Button } from '#kit/widgets/button.tsx';
import { keepFootClear } from '#kit/widgets/keep-foot-clear.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { GridDrafts } from './use-grid-drafts.ts';
import type { useSaveGrid } from './use-save-grid.ts';
import styles from './grid.module.css';

type Props = { drafts: GridDrafts; saving: ReturnType<typeof useSaveGrid>; onSave: () => void };

/** How much is changed, what stands in the way, and the buttons. */
export function GridFoot({ drafts, saving, onSave }: Props) {
  const t = useOfficeT();
  const { count, refused, theirs } = drafts;
  const wrong = drafts.broken.size + refused.size;
  const failure = saving.error?.problem?.detail ?? (saving.error && t('general.commonError'));
  if (count === 0 && !drafts.mayUndo) return null;
  return (
    <div ref={keepFootClear} className={styles.foot} data-foot>
      <p role="status">
        {count > 0 && t(count === 1 ? 'priceGrid.unsaved.one' : 'priceGrid.unsaved.other', { n: count })}{' '}
        {wrong > 0 && (
          <strong>{t(wrong === 1 ? 'priceGrid.errors.one' : 'priceGrid.errors.other', { n: wrong })}</strong>
        )}{' '}
        {theirs.size > 0 && (
          <strong>
            {t(theirs.size === 1 ? 'priceGrid.meanwhile.one' : 'priceGrid.meanwhile.other', {
              n: theirs.size,
            })}
          </strong>
        )}
        {failure && <strong>{failure}</strong>}
      </p>
      {count > 0 && (
        <Button kind="primary" busy={saving.isPending && t('general.saving')} onClick={onSave}>
          {t('priceGrid.save')}
        </Button>
      )}
      {drafts.mayUndo && <Button onClick={() => drafts.undo()}>{t('priceGrid.undo')}</Button>}
      {count > 0 && (
        <Button kind="plain" onClick={() => drafts.discard()}>
          {t('priceGrid.discard')}
        </Button>
      )}
    </div>
  );
}
