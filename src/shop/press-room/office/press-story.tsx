import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { wordsFrom } from '#shop/images/office/picture-words.ts';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { DeleteButton } from '#shop/office/delete-button.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficeForm } from '#shop/office/forms/office-form.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { useMay } from '#shop/office/use-staff.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import * as calls from './contract.ts';
import type { OfficePressStory, StoryKind } from './contract.ts';
import { checkStory, fieldOfStory, inputOfStory, valuesOfStory, wantedOfStory } from './press-form.ts';
import type { StoryValues } from './press-form.ts';
import { categoryName } from './press-category.tsx';
import { StoryFields } from './press-fields.tsx';
import { StoryBadge } from './press-state.tsx';
import { messagePath, pressArticlePath } from '#shop/press-room/paths.ts';

/** An editor for one message or article of the press room, in both languages. */
export function PressStory({ kind }: { kind: StoryKind }) {
  const t = useOfficeT();
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const { data, error, refetch } = useEndpoint(
    calls.readOfficePressStory,
    { kind, id: Number(id) },
    { enabled: !isNew, keepPrevious: false },
  );
  const newTitle = t(kind === 'messages' ? 'press.newMessage' : 'press.newArticle');
  return (
    <OfficePage
      title={isNew ? newTitle : (data?.TitleSV ?? t(`press.${kind}`))}
      back={{ to: `/office/press-${kind}`, text: t(`press.${kind}`) }}
      badges={data && <StoryBadge state={data.State} />}
      actions={
        data?.State === 'published' && (
          <ButtonLink size="s" iconAfter="external" reloadDocument to={pathOf(kind, data)}>
            {t('press.inPressRoom')}
          </ButtonLink>
        )
      }
    >
      {data?.State === 'deleted' && <Restore kind={kind} story={data} />}
      {isNew || data ? (
        <StoryForm key={id} kind={kind} loaded={data} />
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </OfficePage>
  );
}

function pathOf(kind: StoryKind, { Id, TitleSV }: OfficePressStory): string {
  return kind === 'messages'
    ? messagePath({ Id, Title: TitleSV })
    : pressArticlePath({ Id, UrlName: String(Id) });
}

function Restore({ kind, story: { Id } }: { kind: StoryKind; story: OfficePressStory }) {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: () => callOverHttp(calls.restorePressStory, { kind, id: Id }),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries(),
  });
  return (
    <p>
      {t('press.deleted')}{' '}
      {may('content.write') && (
        <Button size="s" busy={restore.isPending && t('general.saving')} onClick={() => restore.mutate()}>
          {t('form.restore')}
        </Button>
      )}
    </p>
  );
}

function StoryForm({ kind, loaded }: { kind: StoryKind; loaded: OfficePressStory | undefined }) {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const labels = labelsOf(t);
  const list = `/office/press-${kind}`;
  const forget = () => client.invalidateQueries();
  const form = useOfficeForm<OfficePressStory, StoryValues>({
    loaded,
    valuesOf: (story) => valuesOfStory(kind, story),
    check: checkStory,
    save: async (values, Version) => {
      const input = inputOfStory(values, loaded);
      return loaded
        ? await callOverHttp(calls.changePressStory, { kind, id: loaded.Id, Version, ...input })
        : await callOverHttp(calls.createPressStory, { kind, ...input });
    },
    ...(loaded && { reload: () => callOverHttp(calls.readOfficePressStory, { kind, id: loaded.Id }) }),
    onSaved: (saved) => {
      void forget();
      if (!loaded && saved) void navigate(`${list}/${saved.Id}`, { replace: true });
    },
    fieldOf: fieldOfStory,
    wanted: (field, rule, values) => wantedOfStory(t, field, rule, values),
    message: (field, rule, refused) => {
      if (field === 'Pictures') return refused ?? t('press.picturesWrong');
      return field === 'ArticleNumber' && rule === 'match' ? t('press.numberWrong') : undefined;
    },
  });
  return (
    <OfficeForm
      form={form}
      labels={labels}
      mayWrite={may('content.write') && loaded?.State !== 'deleted'}
      shown={(name, value) => shownValue(t, name, value)}
      {...(!loaded && { submit: t('form.create') })}
      more={
        loaded && (
          <DeleteButton
            name={loaded.TitleSV}
            onDelete={() => callOverHttp(calls.deletePressStory, { kind, id: loaded.Id })}
            onUndo={async () => {
              await callOverHttp(calls.restorePressStory, { kind, id: loaded.Id });
              await forget();
            }}
            onDeleted={() => {
              void forget();
              form.leaveFreely(() => void navigate(list, { replace: true }));
            }}
          />
        )
      }
      aside={
        loaded && (
          <ChangeLog
            entity={kind === 'messages' ? 'press-message' : 'press-article'}
            id={loaded.Id}
            labels={labels}
          />
        )
      }
    >
      <StoryFields kind={kind} form={form} labels={labels} />
    </OfficeForm>
  );
}

function labelsOf(t: OfficeT): Record<keyof StoryValues, string> {
  const names = Object.keys(valuesOfStory('messages', undefined)) as (keyof StoryValues)[];
  return Object.fromEntries(names.map((name) => [name, t(`press.field.${name}`)])) as Record<
    keyof StoryValues,
    string
  >;
}

function shownValue(t: OfficeT, name: keyof StoryValues, value: string): string {
  if (name === 'Publish') return t(value === 'at' ? 'press.publish.at' : 'press.publish.draft');
  if (name === 'CategoryId') return categoryName(t, Number(value));
  if (name === 'PublishAt') return value.replace('T', ' ');
  if (name === 'Pictures')
    return wordsFrom(value)
      .map((one, place) => [`${place + 1}.`, one.CaptionSV, one.CaptionEN, one.Photographer].join(' '))
      .join('\n');
  return name.startsWith('Message') ? plainText(value) : value;
}

function plainText(html: string): string {
  return new DOMParser().parseFromString(html.replace(/<\/(p|h\d|li)>/g, '\n'), 'text/html').body.textContent;
}
