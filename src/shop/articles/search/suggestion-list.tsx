import { useEffect, useMemo, useState, type ComponentProps, type RefObject } from 'react';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { classNames } from '#kit/widgets/class-names.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { articlePath } from '#shop/articles/paths.ts';
import { groupPath } from '#shop/product-groups/paths.ts';
import { readCriteria, searchPath } from './search-criteria.ts';
import { Image } from '#shop/images/image.tsx';
import { thumbnailOf } from '#shop/images/image-urls.ts';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { listSearchSuggestions, type SearchSuggestions } from './contract.ts';
import type { ListState } from './header-search.tsx';
import styles from './suggestion-list.module.css';
import suggestion from './suggestion.module.css';
import { useTyped } from './use-typed.ts';

/** The minimum number of letters: with fewer, almost everything would be suggested. */
const shortest = 2;

type Props = {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  onState: (state: ListState) => void;
  onGo: (path: string) => void;
};

/** The list of a combobox: arrow keys and Enter select in it while the focus stays in the field. */
export function SuggestionList({ id, input, onState, onGo }: Props) {
  const t = useT();
  const { text, isDismissed, dismiss } = useTyped(input);
  const [at, setAt] = useState(-1);
  const [atOf, setAtOf] = useState(text);
  const isSearched = text.length >= shortest && !isDismissed;
  const { data } = useEndpoint(listSearchSuggestions, { searchtext: text }, { enabled: isSearched });
  const paths = useMemo(() => (data ? pathsOf(data, text) : []), [data, text]);
  const isOpen = isSearched && data !== undefined;
  const chosen = atOf === text && at < paths.length ? at : -1;
  const idOf = (place: number) => `${id}-${place}`;
  const active = isOpen && chosen >= 0 ? idOf(chosen) : undefined;

  useEffect(
    () => onState({ isOpen: isOpen && paths.length > 0, active }),
    [onState, isOpen, paths.length, active],
  );
  useEffect(() => () => onState({ isOpen: false }), [onState]);
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useEffect(() => {
    const field = input.current;
    if (!field || !isOpen) return;
    const choose = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined && paths.length > 0) {
        // One position more than there are suggestions stands for the typed text.
        const places = paths.length + 1;
        setAtOf(text);
        setAt(((chosen + 1 + step + places) % places) - 1);
      } else if (event.key === 'Escape') dismiss();
      else if (event.key === 'Enter' && paths[chosen] !== undefined) {
        dismiss();
        onGo(paths[chosen]);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    field.addEventListener('keydown', choose);
    return () => field.removeEventListener('keydown', choose);
  }, [input, isOpen, paths, chosen, text, dismiss, onGo]);

  if (!isOpen) return null;
  const option = (place: number) => ({
    id: idOf(place),
    role: 'option',
    'aria-selected': place === chosen,
    className: suggestion.option,
    // Preventing the default keeps the focus in the field.
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      dismiss();
      onGo(paths[place]!);
    },
  });
  return (
    <div className={classNames(suggestion.panel, styles.panel)}>
      <p role="status" className={suggestion.none} data-empty={paths.length === 0 || undefined}>
        {paths.length === 0 ? (
          t('search.noSuggestions')
        ) : (
          <VisuallyHidden>{plural(t, 'search.suggested', paths.length)}</VisuallyHidden>
        )}
      </p>
      {paths.length > 0 && <Options id={id} data={data} option={option} />}
    </div>
  );
}

type OptionsProps = { id: string; data: SearchSuggestions; option: (place: number) => ComponentProps<'li'> };

/** The options in the order of `pathsOf`. */
function Options({ id, data: { Articles, Groups, Pages, TotalCount }, option }: OptionsProps) {
  const t = useT();
  const rest = Groups.length + Articles.length;
  return (
    <ul id={id} role="listbox" aria-label={t('search.suggestions')} className={suggestion.list}>
      {Groups.map(({ ProductGroupId, Name, ParentName, ShownIn }, place) => (
        <li key={`group ${ProductGroupId}`} {...option(place)}>
          <span className={suggestion.name} lang={ShownIn?.Name}>
            {Name}
          </span>
          <span className={suggestion.kind} lang={ShownIn?.ParentName}>
            {ParentName ?? t('search.category')}
          </span>
        </li>
      ))}
      {Articles.map(({ Id, ArticleNumber, ArticleText, ImageId, ShownIn }, place) => (
        <li key={Id} {...option(Groups.length + place)}>
          <span className={suggestion.image}>
            <Image urlOf={thumbnailOf(ImageId)} sizes="3rem" alt="" loading="eager" />
          </span>
          <span className={suggestion.name} lang={ShownIn?.ArticleText}>
            {ArticleText}
          </span>
          <span className={suggestion.kind}>{ArticleNumber}</span>
        </li>
      ))}
      {Pages.map(({ Path, Title }, place) => (
        <li key={Path} {...option(rest + place)}>
          <span className={suggestion.name}>{Title}</span>
          <span className={suggestion.kind}>{t('search.page')}</span>
        </li>
      ))}
      {TotalCount > Articles.length && (
        <li {...option(rest + Pages.length)}>
          <span className={styles.all}>{t('search.showAll', { count: TotalCount })}</span>
        </li>
      )}
    </ul>
  );
}

function pathsOf({ Articles, Groups, Pages, TotalCount }: SearchSuggestions, searchtext: string): string[] {
  const all = searchPath(readCriteria(new URLSearchParams({ searchtext })));
  return [
    ...Groups.map(groupPath),
    ...Articles.map(articlePath),
    ...Pages.map(({ Path }) => Path),
    ...(TotalCount > Articles.length ? [all] : []),
  ];
}
