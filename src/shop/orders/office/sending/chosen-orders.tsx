import { Button } from '#kit/widgets/button.tsx';
import desk from '#shop/office/desk.module.css';
import type { Selection } from '#shop/office/lists/use-selection.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { SendChosen } from './send-chosen.tsx';
import styles from './send.module.css';

/** What can be done with the orders that are chosen in the list. */
export function ChosenOrders({ selection }: { selection: Selection }) {
  const t = useOfficeT();
  const count = selection.ids.size;
  if (count === 0) return null;
  return (
    <section className={styles.chosen} aria-label={t('sendMany.chosen')}>
      <p role="status">{t(count === 1 ? 'list.selected.one' : 'list.selected.other', { n: count })}</p>
      <div className={desk.buttons}>
        <SendChosen ids={[...selection.ids]} />
        <Button size="s" onClick={selection.clear}>
          {t('list.clearSelection')}
        </Button>
      </div>
    </section>
  );
}
