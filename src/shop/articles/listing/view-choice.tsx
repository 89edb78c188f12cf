import { Icon } from '#kit/widgets/icon.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { rememberListingView, type ListingView } from './listing-view.ts';
import styles from './view-choice.module.css';

const views = [
  { view: 'cards', icon: 'cards', text: 'catalogue.asCards' },
  { view: 'list', icon: 'menu', text: 'catalogue.asList' },
] as const;

/** The choice between cards and lines, for customers. */
export function ViewChoice({ chosen }: { chosen: ListingView }) {
  const t = useT();
  return (
    <div className={styles.choice} role="group" aria-label={t('catalogue.view')}>
      {views.map(({ view, icon, text }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === chosen}
          onClick={() => rememberListingView(view)}
        >
          <Icon name={icon} size="s" />
          <span>{t(text)}</span>
        </button>
      ))}
    </div>
  );
}
