import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { queryOf, replaceAnswer } from '#kit/pages/query.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { DeleteButton } from '#shop/office/delete-button.tsx';
import { FormPart, OfficeForm, wholeRow } from '#shop/office/forms/office-form.tsx';
import { TextPair } from '#shop/office/forms/text-pair.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { AddBlock, BlockFields } from './block-fields.tsx';
import { BlockOutline } from './block-outline.tsx';
import { blockTypes } from './blocks.ts';
import * as calls from './contract.ts';
import type { OfficeCmsPage } from './contract.ts';
import styles from './page-editor.module.css';
import { checkPage, documentOf, fieldOfPage, valuesOfPage, type PageValues } from './page-form.ts';
import { PagePreview } from './page-preview.tsx';
import { PageVersions } from './page-versions.tsx';
import { useBlocks } from './use-blocks.ts';
import { labelsOf, shownValue } from './page-words.ts';

/** An editor for a page of blocks, with a preview. Saving stores a draft; publishing makes it visible. */
export function PageEditor({ loaded }: { loaded: OfficeCmsPage | undefined }) {
  const t = useOfficeT();
  const may = useMay();
  const { form, publish } = usePageForm(loaded);
  const blocks = useBlocks(form);
  const mayWrite = may('content.write') && loaded?.State !== 'deleted';
  const labels = labelsOf(t, form.values);
  const line = (name: 'Slug' | 'OtherTags' | 'Sort') => ({ ...form.field(name), label: labels[name] ?? '' });
  return (
    <div className={styles.columns}>
      <OfficeForm
        form={form}
        labels={labels}
        mayWrite={mayWrite}
        submit={t('pages.saveDraft')}
        shown={(name, value) => shownValue(t, form.values, name, value)}
        more={<PageActs loaded={loaded} form={form} onPublish={publish} />}
      >
        <FormPart title={t('pages.part.page')}>
          <TextPair
            form={form}
            names={['TitleSV', 'TitleEN']}
            label={t('pages.pageTitle')}
            control={TextField}
          />
          <TextField {...line('Slug')} hint={t('pages.slugHint')} autoComplete="off" />
          <TextField {...line('Sort')} inputMode="numeric" hint={t('pages.sortHint')} />
          <Checkbox {...form.flag('InMenu')} label={labels.InMenu} />
          <Checkbox {...form.flag('ForCustomers')} label={labels.ForCustomers} />
          <TextField {...line('OtherTags')} optional />
        </FormPart>
        <FormPart title={t('pages.part.blocks')}>
          <div className={styles.blocks}>
            {form.errors.Blocks && <p role="alert">{form.errors.Blocks}</p>}
            <BlockOutline blocks={blocks} mayWrite={mayWrite} />
            {blocks.selected !== undefined && (
              <BlockFields key={blocks.selected} blocks={blocks} blockKey={blocks.selected} />
            )}
            <AddBlock label={t('pages.addBlock')} types={blockTypes} onAdd={(type) => blocks.add(type)} />
          </div>
        </FormPart>
        {loaded && (
          <div className={wholeRow}>
            <PageVersions
              pageId={loaded.Id}
              mayWrite={mayWrite}
              onTake={(page) => form.change({ ...blanked(form.values), ...valuesOfPage(page) })}
            />
            <ChangeLog entity="page" id={loaded.Id} labels={labels} />
          </div>
        )}
      </OfficeForm>
      <PagePreview page={documentOf(form.values)} />
    </div>
  );
}

type Form = ReturnType<typeof usePageForm>['form'];

/** The form of a page, whose next submit publishes after `publish`. */
function usePageForm(loaded: OfficeCmsPage | undefined) {
  const t = useOfficeT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const language = useLanguage();
  const publishes = useRef(false);
  const form = useOfficeForm<OfficeCmsPage, PageValues>({
    loaded,
    valuesOf: valuesOfPage,
    check: checkPage,
    save: async (values, Version) => {
      const input = { ...documentOf(values), Publish: publishes.current };
      return loaded
        ? await callOverHttp(calls.changeOfficePage, { id: loaded.Id, Version, ...input })
        : await callOverHttp(calls.createOfficePage, input);
    },
    ...(loaded && { reload: () => callOverHttp(calls.readOfficePage, { id: loaded.Id }) }),
    onSaved: (saved) => {
      // What can be done beside the form is done to what was saved, also before the page is read again.
      const { queryKey } = queryOf(calls.readOfficePage, language, { id: saved?.Id ?? 0 });
      void replaceAnswer(client, queryKey, saved).then(() => client.invalidateQueries());
      if (!loaded && saved) void navigate(`/office/pages/${saved.Id}`, { replace: true });
    },
    fieldOf: fieldOfPage,
    message: (field) => (field === 'Blocks' ? t('pages.blocksWrong') : undefined),
  });

  function publish(): void {
    publishes.current = true;
    // A later submit by another button must not publish.
    setTimeout(() => (publishes.current = false));
  }

  return { form, publish };
}

type ActsProps = { loaded: OfficeCmsPage | undefined; form: Form; onPublish: () => void };

function PageActs({ loaded, form, onPublish }: ActsProps) {
  const t = useOfficeT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const forget = () => client.invalidateQueries();
  return (
    <>
      <Button type="submit" busy={form.sending && t('general.saving')} onClick={onPublish}>
        {t('pages.publish')}
      </Button>
      {loaded && (
        <DeleteButton
          name={loaded.TitleSV}
          onDelete={() => callOverHttp(calls.deleteOfficePage, { id: loaded.Id })}
          onUndo={async () => {
            await callOverHttp(calls.restoreOfficePage, { id: loaded.Id });
            await forget();
          }}
          onDeleted={() => {
            void forget();
            form.leaveFreely(() => void navigate('/office/pages', { replace: true }));
          }}
        />
      )}
    </>
  );
}

/** Removes all blocks, so that those of another version can replace them. */
function blanked(values: PageValues): Record<string, string> {
  const names = Object.keys(values).filter((name) => name.startsWith('b:'));
  return Object.fromEntries(names.map((name) => [name, '']));
}
