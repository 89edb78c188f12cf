import { useEffect, useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useDebounced } from '#kit/browser/use-debounced.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { classNames } from '#kit/widgets/class-names.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { priceLabel } from '#shop/articles/prices/price-label.ts';
import { readCriteria, searchPath } from '#shop/articles/search/search-criteria.ts';
import { Image } from '#shop/images/image.tsx';
import { thumbnailOf } from '#shop/images/image-urls.ts';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { suggestArticles } from '#shop/quick-order/contract.ts';
import type { Brief } from '#shop/wanted-rows/contract.ts';
import suggestion from '#shop/articles/search/suggestion.module.css';
import styles from './article-combobox.module.css';

/** The minimum number of letters: with fewer, almost everything would be suggested. */
const shortest = 2;
const restMs = 150;

type Props = {
  label: string;
  value: string;
  onText: (text: string) => void;
  onChoose: (article: Brief) => void;
  name?: string;
  id?: string;
  placeholder?: string;
  isWrong?: boolean;
  describedBy?: string | undefined;
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
};

/** A field for a number or a name, with the articles that it may be. Arrow keys and Enter choose one. */
export function ArticleCombobox({ label, value, onText, onChoose, isWrong, describedBy, ...input }: Props) {
  const t = useT();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const text = useDebounced(value.trim(), restMs);
  const isSearched = isOpen && text.length >= shortest && text === value.trim();
  const { data } = useEndpoint(suggestArticles, { q: text }, { enabled: isSearched, keepPrevious: false });
  const articles = isSearched ? data : undefined;
  const count = articles?.length ?? 0;
  const active = at < count ? at : -1;
  const idOf = (place: number) => `${listId}-${place}`;

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  function choose(article: Brief): void {
    setOpen(false);
    setAt(-1);
    onChoose(article);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (!articles || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      // One position more than there are articles stands for the typed text.
      setAt(((active + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter' && articles[active]) choose(articles[active]);
    else return;
    event.preventDefault();
    // The lines and the page have keys of their own; an article that was chosen goes on to the quantity.
    if (event.key !== 'Enter') event.stopPropagation();
  }

  return (
    <div
      className={styles.frame}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOpen(false);
      }}
    >
      <input
        {...input}
        className={styles.field}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={count > 0 ? listId : undefined}
        aria-activedescendant={active >= 0 ? idOf(active) : undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        maxLength={100}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        value={value}
        onChange={({ target }) => {
          onText(target.value);
          setOpen(true);
          setAt(-1);
        }}
        onKeyDown={onKeyDown}
      />
      {articles && (
        <div className={classNames(suggestion.panel, styles.panel)}>
          <div role="status" className={suggestion.none} data-empty={count === 0 || undefined}>
            {count === 0 ? (
              <>
                {t('quickOrder.nothingFound')}{' '}
                <Link to={searchPath(readCriteria(new URLSearchParams({ searchtext: text })))}>
                  {t('quickOrder.searchFor', { text })}
                </Link>
              </>
            ) : (
              <VisuallyHidden>{plural(t, 'search.suggested', count)}</VisuallyHidden>
            )}
          </div>
          {count > 0 && (
            <ul
              id={listId}
              role="listbox"
              aria-label={t('search.suggestions')}
              className={classNames(suggestion.list, styles.list)}
            >
              {articles.map((article, place) => (
                <Option
                  key={article.ArticleId}
                  id={idOf(place)}
                  article={article}
                  isActive={place === active}
                  onChoose={choose}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

type OptionProps = { id: string; article: Brief; isActive: boolean; onChoose: (article: Brief) => void };

function Option({ id, article, isActive, onChoose }: OptionProps) {
  const t = useT();
  const language = useLanguage();
  const { ImageId, ArticleText, ArticleNumber, Price } = article;
  return (
    // The keys are those of the field, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      className={suggestion.option}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(article)}
    >
      <span className={suggestion.image}>
        <Image urlOf={thumbnailOf(ImageId)} sizes="3rem" alt="" loading="eager" />
      </span>
      <span className={suggestion.name}>{ArticleText}</span>
      <span className={classNames(suggestion.kind, styles.facts)}>
        {ArticleNumber}
        {Price !== null && <span>{priceLabel(Price, t, language)}</span>}
      </span>
    </li>
  );
}
