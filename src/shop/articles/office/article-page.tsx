import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { Badge } from '#kit/widgets/badge.tsx';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { DeleteButton } from '#shop/office/delete-button.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficeForm } from '#shop/office/forms/office-form.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeGroups } from '#shop/product-groups/office/group-options.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { ArticleFields } from './article-fields.tsx';
import { ArticleLog } from './article-log.tsx';
import {
  checkArticle,
  inputOfArticle,
  valuesOfArticle,
  wantedOfArticle,
  type ArticleValues,
} from './article-form.ts';
import { articleLabels } from './article-labels.ts';
import * as calls from './contract.ts';
import type { OfficeArticle } from './contract.ts';
import { PricesOfArticle } from '#shop/articles/prices/office/prices-of-article.tsx';
import { articlePath } from '#shop/articles/paths.ts';

type Slots = {
  /** What of the open orders waits for the article. */
  waitingFor: (id: number) => ReactNode;
};

export function ArticlePage({ waitingFor }: Slots) {
  const t = useOfficeT();
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const { data, error, refetch } = useEndpoint(
    calls.readOfficeArticle,
    { id: Number(id) },
    { enabled: !isNew, keepPrevious: false },
  );
  const title = isNew
    ? t('articles.new')
    : data
      ? `${data.ArticleNumber} ${data.NameSV}`
      : t('articles.title');
  return (
    <OfficePage
      title={title}
      back={{ to: '/office/articles', text: t('articles.title') }}
      badges={data && !data.Active && <Badge>{t('articles.state.withdrawn')}</Badge>}
      actions={
        data?.Active && (
          <ButtonLink
            size="s"
            iconAfter="external"
            reloadDocument
            to={articlePath({ Id: data.Id, ArticleText: data.NameSV })}
          >
            {t('articles.inShop')}
          </ButtonLink>
        )
      }
    >
      {isNew || data ? (
        <ArticleForm key={id} loaded={data} waitingFor={waitingFor} />
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </OfficePage>
  );
}

function ArticleForm({ loaded, waitingFor }: Slots & { loaded: OfficeArticle | undefined }) {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { nameOf } = useOfficeGroups();
  const labels = articleLabels(t);
  const forget = () =>
    void client.invalidateQueries({
      predicate: ({ queryKey }) =>
        [
          'listOfficeArticles',
          'listPricesOfArticle',
          'listPrices',
          'listChanges',
          'listWaitingForArticle',
        ].includes(String(queryKey[0])),
    });
  const form = useOfficeForm<OfficeArticle, ArticleValues>({
    loaded,
    valuesOf: (article) => valuesOfArticle(article, t.language),
    check: checkArticle,
    save: async (values, Version, base) => {
      const input = inputOfArticle(values, Number(base.QuantityAvailable));
      const saved = loaded
        ? await callOverHttp(calls.changeOfficeArticle, { id: loaded.Id, Version, ...input })
        : await callOverHttp(calls.createOfficeArticle, input);
      client.setQueriesData({ queryKey: [calls.readOfficeArticle.name], predicate: isOf(saved.Id) }, saved);
      return saved;
    },
    ...(loaded && { reload: () => callOverHttp(calls.readOfficeArticle, { id: loaded.Id }) }),
    onSaved: (saved) => {
      forget();
      if (!loaded && saved) void navigate(`/office/articles/${saved.Id}`, { replace: true });
    },
    wanted: (field, _rule, values, broken) => wantedOfArticle(t, { field, text: values[field] }, broken),
  });
  const shown = (name: keyof ArticleValues, value: string): string => {
    if (name === 'ProductGroupId') return nameOf(Number(value));
    if (['News', 'SeasonNews', 'Active', 'NoArticleStock'].includes(name))
      return t(value === 'true' ? 'general.yes' : 'general.no');
    return value;
  };
  return (
    <OfficeForm
      form={form}
      labels={labels}
      mayWrite={may('catalogue.write')}
      shown={shown}
      {...(!loaded && { submit: t('form.create') })}
      more={
        loaded && (
          <DeleteButton
            name={loaded.ArticleNumber}
            onDelete={() => callOverHttp(calls.deleteOfficeArticle, { id: loaded.Id })}
            onDeleted={() => {
              forget();
              form.leaveFreely(() => void navigate('/office/articles', { replace: true }));
            }}
          />
        )
      }
      aside={
        loaded && (
          <>
            {waitingFor(loaded.Id)}
            <PricesOfArticle id={loaded.Id} number={loaded.ArticleNumber} />
            <ArticleLog id={loaded.Id} labels={labels} />
          </>
        )
      }
    >
      <ArticleFields form={form} labels={labels} priceBefore={loaded?.Price} />
    </OfficeForm>
  );
}

function isOf(id: number) {
  return ({ queryKey }: { queryKey: readonly unknown[] }) => (queryKey[2] as { id?: number }).id === id;
}
