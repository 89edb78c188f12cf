import { Link } from 'react-router';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { groupPath } from '#shop/product-groups/paths.ts';
import { useGroups } from '#shop/product-groups/use-groups.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { listSearchSuggestions } from './contract.ts';
import { searchPath, type SearchCriteria } from './search-criteria.ts';
import styles from './search-help.module.css';

/** What may help where a search found no article: a part of the words, the maker's pages, the groups, a person. */
export function SearchHelp({ criteria }: { criteria: SearchCriteria }) {
  const t = useT();
  const { tree } = useGroups();
  const { data } = useEndpoint(
    listSearchSuggestions,
    { searchtext: criteria.searchtext },
    { enabled: criteria.searchtext !== '' },
  );
  const blank = { productgroupid: undefined, material: undefined, colors: [], news: false };
  const lists = [
    {
      title: t('search.partsFound'),
      links: (data?.Words ?? []).map(({ Text, TotalCount }) => ({
        to: searchPath({ ...blank, searchtext: Text }),
        text: `${Text} (${TotalCount})`,
        lang: undefined,
      })),
    },
    {
      title: t('search.pagesFound'),
      links: (data?.Pages ?? []).map(({ Path, Title }) => ({ to: Path, text: Title, lang: undefined })),
    },
    {
      title: t('search.browseGroups'),
      links: tree.map(({ group }) => ({
        to: groupPath(group),
        text: group.Name,
        lang: group.ShownIn?.['Name'],
      })),
    },
  ];
  return (
    <div className={styles.help}>
      {lists.map(
        ({ title, links }) =>
          links.length > 0 && (
            <section key={title} aria-label={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.links}>
                {links.map(({ to, text, lang }) => (
                  <li key={to}>
                    <Link to={to} lang={lang}>
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      <p>
        {t('search.askUs')} <Link to="/kontakt">{t('search.contact')}</Link>
      </p>
    </div>
  );
}
