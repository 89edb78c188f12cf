import { inLanguage } from '#kit/text/language.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '#kit/widgets/class-names.ts';
import { Icon } from '#kit/widgets/icon.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { groupPath, newsPath, productsPath, seasonNewsPath } from './paths.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useSettings } from '#shop/settings/use-settings.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './group-menu.module.css';
import type { GroupBranch } from './group-tree.ts';
import { useGroups } from './use-groups.ts';

/** The menu of product groups: a column beside the listing, or a row on other pages. */
export function GroupMenu({ look = 'column' }: { look?: 'column' | 'row' }) {
  const t = useT();
  const language = useLanguage();
  const settings = useSettings();
  const { tree, current } = useGroups();
  const { pathname, search, key } = useLocation();
  // The opened group is reset by navigation; by default the current group is open in the column.
  const [chosen, setChosen] = useState<{ on: string; id: number | undefined }>();
  const ofCurrent = look === 'column' ? (current?.ParentId ?? current?.ProductGroupId) : undefined;
  const open = chosen?.on === key ? chosen.id : ofCurrent;
  const setOpen = (id: number | undefined) => setChosen({ on: key, id });
  const frame = useOutsideClose(look === 'row' && open !== undefined, () => setOpen(undefined));
  const seasonName = inLanguage(language, settings.SeasonNewsMenuSV ?? '', settings.SeasonNewsMenuEN);
  const here = pathname + search;
  return (
    <nav ref={frame} className={styles.menu} data-look={look} aria-label={t('catalogue.productGroups')}>
      <ul className={styles.list}>
        <Entry to={productsPath} name={t('catalogue.allProducts')} isHere={here === productsPath} />
        <Entry to={newsPath} name={t('catalogue.news')} isHere={here === newsPath} />
        <Entry
          to={seasonNewsPath}
          name={seasonName || t('catalogue.seasonNews')}
          isHere={pathname === seasonNewsPath}
        />
        {tree.map((branch, index) => (
          <Branch
            key={branch.group.ProductGroupId}
            branch={branch}
            isFirst={index === 0}
            currentId={current?.ProductGroupId}
            isOpen={open === branch.group.ProductGroupId}
            onToggle={(isOpen) => setOpen(isOpen ? branch.group.ProductGroupId : undefined)}
          />
        ))}
      </ul>
    </nav>
  );
}

type BranchProps = {
  branch: GroupBranch;
  isFirst: boolean;
  currentId: number | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

/** A group with subgroups opens them and is not a link itself. */
function Branch({ branch: { group, children }, isFirst, currentId, isOpen, onToggle }: BranchProps) {
  const t = useT();
  // A page may have the menu twice, in its column and in the menu of a phone.
  const id = useId();
  const first = isFirst ? styles.firstGroup : undefined;
  if (children.length === 0) {
    return (
      <Entry
        to={groupPath(group)}
        name={group.Name}
        lang={group.ShownIn?.Name}
        isHere={group.ProductGroupId === currentId}
        className={first}
      />
    );
  }
  const holdsCurrent = [group, ...children].some(({ ProductGroupId }) => ProductGroupId === currentId);
  return (
    <li className={first}>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={isOpen}
        aria-controls={id}
        data-holds={holdsCurrent || undefined}
        lang={group.ShownIn?.Name}
        onClick={() => onToggle(!isOpen)}
      >
        {group.Name}
        <Icon name="chevron-down" size="s" />
      </button>
      <ul id={id} className={styles.below} data-open={isOpen || undefined}>
        <Entry
          to={groupPath(group)}
          name={t('catalogue.allInGroup')}
          ofGroup={group.Name}
          isHere={group.ProductGroupId === currentId}
        />
        {children.map((child) => (
          <Entry
            key={child.ProductGroupId}
            to={groupPath(child)}
            name={child.Name}
            lang={child.ShownIn?.Name}
            isHere={child.ProductGroupId === currentId}
          />
        ))}
      </ul>
    </li>
  );
}

type EntryProps = {
  to: string;
  name: string;
  /** The language of the name, where it is another than the page's. */
  lang?: string | undefined;
  /** Read by screen readers after a name that is ambiguous without its parent. */
  ofGroup?: string;
  isHere: boolean;
  className?: string | undefined;
};

function Entry({ to, name, lang, ofGroup, isHere, className }: EntryProps) {
  return (
    <li className={className}>
      <Link
        className={classNames(styles.entry)}
        to={to}
        lang={lang}
        aria-current={isHere ? 'page' : undefined}
      >
        {name}
        {ofGroup && <VisuallyHidden>: {ofGroup}</VisuallyHidden>}
      </Link>
    </li>
  );
}

/** Esc, a press outside, and moving the focus out close the overlay. */
function useOutsideClose(isOpen: boolean, close: () => void) {
  const frame = useRef<HTMLElement>(null);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const closeUnlessInside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) latest.current();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      frame.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      latest.current();
    };
    document.addEventListener('pointerdown', closeUnlessInside);
    document.addEventListener('focusin', closeUnlessInside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeUnlessInside);
      document.removeEventListener('focusin', closeUnlessInside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);
  return frame;
}
