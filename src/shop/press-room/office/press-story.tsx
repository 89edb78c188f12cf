import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { DeleteButton } from '#shop/office/delete-button.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficeForm } from '#shop/office/forms/office-form.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { RestoreDeleted } from '#shop/office/restore-deleted.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import * as calls from './contract.ts';
import type { OfficePressStory, StoryKind } from './contract.ts';
import { checkStory, fieldOfStory, inputOfStory, valuesOfStory, type StoryValues } from './press-form.ts';
import { StoryFields } from './press-fields.tsx';
import { StoryBadge } from './press-state.tsx';
import { messagePath, pressArticlePath } from '#shop/press-room/paths.ts';
import { labelsOf, shownValue } from './story-words.ts';

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
      {data?.State === 'deleted' && (
        <RestoreDeleted restore={() => callOverHttp(calls.restorePressStory, { kind, id: data.Id })} />
      )}
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
    message: (field, _rule, refused) =>
      field === 'Pictures' ? (refused ?? t('press.imagesWrong')) : undefined,
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
