import { useNavigate } from 'react-router';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { CartBelow } from '#shop/cart/cart-glance.tsx';
import { useLogin } from '#shop/login/use-login.ts';
import { GroupDropdown } from '#shop/product-groups/group-dropdown.tsx';
import { plural } from '#shop/texts/text.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { ArticleList } from '#shop/articles/listing/article-list.tsx';
import { callFor, listingPath, type Listing, type Part } from '#shop/articles/listing/listing.ts';
import { GroupScene } from './group-scene.tsx';
import styles from './listing-screen.module.css';
import { ordering, PriceTerms } from './ordering.tsx';
import { FetchingPrices } from '#shop/articles/prices/fetching-prices.tsx';
import { rememberOnlyInStock, useOnlyInStock } from '#shop/articles/listing/only-in-stock.ts';
import { SortChoice } from '#shop/articles/listing/sort-choice.tsx';
import { SearchChoices } from '#shop/articles/search/search-choices.tsx';
import { SearchWidget } from '#shop/articles/search/search-widget.tsx';
import { useGroups } from '#shop/product-groups/use-groups.ts';
import { useListingNames } from '#shop/articles/listing/use-listing-names.ts';
import { useListingView } from '#shop/articles/listing/listing-view.ts';

// A visitor's first visit does without it.
const ViewChoice = lazyPart(async () => (await import('#shop/articles/listing/view-choice.tsx')).ViewChoice);

/** A listing with its heading, links to other listings, the search and the articles. */
export function ListingScreen({ listing, page }: { listing: Listing; page: number }) {
  const t = useT();
  const navigate = useNavigate();
  const onlyInStock = useOnlyInStock();
  const names = useListingNames(listing);
  const { current } = useGroups();
  const [name = '', ...parents] = [...names].reverse();
  const title = names.join(' > ');
  // Articles in another order take the place of those before, and stay until then.
  const key = listingPath({ ...listing, sort: undefined }, 1);

  function toggleOnlyInStock(wanted: boolean): void {
    rememberOnlyInStock(wanted);
    if (page > 1) void navigate(listingPath(listing, 1, name), { replace: true, preventScrollReset: true });
  }

  return (
    <div className={styles.screen}>
      <PageTitle description={t('pageDescription.products', { group: title })}>{title}</PageTitle>
      {listing.kind === 'search' && <meta name="robots" content="noindex" />}
      <div className={styles.heading}>
        <h1 lang={current?.ShownIn?.['Name']}>
          {parents.reverse().map((parent) => (
            <span key={parent} className={styles.parent}>
              {parent} &gt;{' '}
            </span>
          ))}
          {name}
        </h1>
        <div className={styles.about}>
          <div className={styles.said}>
            <FoundCount key={key} listing={listing} part={{ page, onlyInStock }} />
            <PricesOfCustomer />
          </div>
          <SortChoice
            className={`${styles.sort} ${styles.needsScript}`}
            listing={listing}
            part={{ page, onlyInStock }}
            groupName={name}
          />
          <ViewChoiceOfCustomer />
        </div>
      </div>
      <div className={styles.tools}>
        <GroupDropdown className={styles.dropdown ?? ''} />
        <SearchWidget>
          <Checkbox
            className={styles.needsScript}
            label={t('catalogue.onlyInStock')}
            checked={onlyInStock}
            onChange={(event) => toggleOnlyInStock(event.currentTarget.checked)}
          />
        </SearchWidget>
        {listing.kind === 'search' && <SearchChoices criteria={listing.criteria} sort={listing.sort} />}
      </div>
      <ArticleList
        key={key}
        listing={listing}
        page={page}
        onlyInStock={onlyInStock}
        groupName={name}
        ordering={ordering}
        scene={!onlyInStock && current?.Picture && <GroupScene image={current.Picture} />}
      />
      <CartBelow />
    </div>
  );
}

/** In the browser of a known customer a text tells that the prices are loading. */
function PricesOfCustomer() {
  const { state } = useLogin();
  if (state === 'out') return null;
  const fetching = <FetchingPrices className={styles.count} />;
  return (
    <div className={styles.prices}>
      {state === 'in' ? (
        <PriceTerms of="list" className={styles.count} meanwhile={fetching} onFailed={doWithout} />
      ) : (
        fetching
      )}
    </div>
  );
}

/** In the browser of a known customer its space is reserved before the session is known. */
function ViewChoiceOfCustomer() {
  const { state } = useLogin();
  const view = useListingView();
  if (state === 'unchecked') return <span className={styles.roomForView} aria-hidden="true" />;
  return state === 'in' ? (
    <div className={styles.viewChoice}>
      <ViewChoice chosen={view} onFailed={doWithout} />
    </div>
  ) : null;
}

/** The cards are there without the choice. */
function doWithout(): void {}

function FoundCount({ listing, part }: { listing: Listing; part: Part }) {
  const t = useT();
  const { endpoint, input } = callFor(listing, part);
  const { data } = useEndpoint(endpoint, input);
  return (
    <p className={styles.count} role="status">
      {data && data.TotalCount > 0 ? plural(t, 'catalogue.found', data.TotalCount) : '\u00a0'}
    </p>
  );
}
