import { Button } from '#kit/widgets/button.tsx';
import { TextField } from './field.tsx';
import styles from './list-search.module.css';

type Props = {
  label: string;
  button: string;
  /** The words for which the list is shown. */
  value: string;
  onSearch: (words: string) => void;
  /** The id of a hint that stands elsewhere. */
  describedBy?: string;
};

/** Searches the list below it; a search for nothing shows the whole list. */
export function ListSearch({ label, button, value, onSearch, describedBy }: Props) {
  return (
    <form
      className={styles.search}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('q');
        onSearch(typeof typed === 'string' ? typed.trim() : '');
      }}
    >
      <TextField
        // The key resets the field when the address changes, for example by going back.
        key={value}
        name="q"
        type="search"
        label={label}
        aria-describedby={describedBy}
        defaultValue={value}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" icon="search">
        {button}
      </Button>
    </form>
  );
}
