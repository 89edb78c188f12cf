import { useNavigate } from 'react-router';
import { useHydrated } from '#kit/browser/use-hydrated.ts';
import { announce } from '#kit/browser/announce.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useLogin } from '#shop/login/use-login.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { callFor, listingPath, type Listing, type Part } from './listing.ts';
import { sorts, sortsForAll, type Sort } from './sort.ts';

type Props = { listing: Listing; part: Part; groupName: string; className: string };

/** The order of a listing, which its address holds. Only who sees prices can sort by them. */
export function SortChoice({ listing, part, groupName, className }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { state } = useLogin();
  const { kind, sort } = listing;
  const { endpoint, input } = callFor(listing, part);
  const { data } = useEndpoint(endpoint, input);
  // Nobody opens it before scripts have come, and a first view has little room.
  const isReady = useHydrated();
  const choices = (state === 'in' ? sorts : sortsForAll).filter((one) => one !== 'news' || kind !== 'news');
  const shown = choices.find((one) => one === sort);
  const nameOf = (one: Sort | undefined) =>
    t(one ? `catalogue.sort.${one}` : kind === 'search' ? 'catalogue.sort.best' : 'catalogue.sort.own');

  function choose(chosen: Sort | undefined): void {
    announce(t('catalogue.sorted', { order: nameOf(chosen) }));
    void navigate(listingPath({ ...listing, sort: chosen }, 1, groupName), { preventScrollReset: true });
  }

  if (data?.TotalCount === 0) return null;
  return (
    <SelectField
      className={className}
      label={t('catalogue.sort')}
      value={shown ?? ''}
      onChange={({ target }) => choose(choices.find((one) => one === target.value))}
    >
      {[undefined, ...choices]
        .filter((one) => isReady || one === shown)
        .map((one) => (
          <option key={one ?? ''} value={one ?? ''}>
            {nameOf(one)}
          </option>
        ))}
    </SelectField>
  );
}
