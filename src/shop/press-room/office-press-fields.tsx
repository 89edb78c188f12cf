import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { RadioGroup } from '#kit/radio-group.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { stockholmClock } from '#kit/stockholm-clock.ts';
import { PictureList } from '#shop/images/office-picture-list.tsx';
import { FormPart, wholeRow } from '#shop/office/office-form.tsx';
import { RichTextField } from '#shop/office/rich-text-field.tsx';
import { TextPair } from '#shop/office/text-pair.tsx';
import type { useOfficeForm } from '#shop/office/use-office-form.ts';
import { useOfficeT } from '#shop/texts/use-office-texts.ts';
import type { OfficePressStory, StoryKind } from './office-contract.ts';
import { CategoryOptions } from './office-press-category.tsx';
import type { StoryValues } from './office-press-form.ts';
import styles from './office-press.module.css';

type Props = {
  kind: StoryKind;
  form: ReturnType<typeof useOfficeForm<OfficePressStory, StoryValues>>;
  labels: Record<keyof StoryValues, string>;
};

export function StoryFields({ kind, form, labels }: Props) {
  const t = useOfficeT();
  const line = (name: keyof StoryValues) => ({ ...form.field(name), label: labels[name] });
  return (
    <>
      <FormPart title={t('press.part.text')}>
        <TextPair form={form} names={['TitleSV', 'TitleEN']} label={t('press.title')} control={TextField} />
        <TextPair
          form={form}
          names={['MessageSV', 'MessageEN']}
          label={t('press.message')}
          control={RichTextField}
        />
      </FormPart>
      <FormPart title={t('press.part.when')} hint={t('press.part.when.hint')}>
        <RadioGroup
          legend={labels.Publish}
          name="Publish"
          value={form.values.Publish}
          options={[
            { value: 'draft', label: t('press.publish.draft') },
            { value: 'at', label: t('press.publish.at') },
          ]}
          onChange={(Publish) => form.change({ Publish })}
        />
        {form.values.Publish === 'at' && (
          <div className={styles.moment}>
            <TextField {...line('PublishAt')} type="datetime-local" />
            <Button onClick={() => form.change({ PublishAt: stockholmClock(new Date()) })}>
              {t('press.publish.now')}
            </Button>
          </div>
        )}
      </FormPart>
      <FormPart title={t('press.part.about')}>
        {kind === 'messages' ? (
          <>
            <SelectField {...line('CategoryId')}>
              <CategoryOptions current={Number(form.values.CategoryId)} />
            </SelectField>
            <TextField {...line('Place')} optional />
            <TextField {...line('Url')} type="url" inputMode="url" optional />
          </>
        ) : (
          <TextField {...line('ArticleNumber')} autoComplete="off" optional />
        )}
      </FormPart>
      <FormPart title={t('press.part.pictures')}>
        <div className={wholeRow}>
          <PictureList
            label={labels.Pictures}
            value={form.values.Pictures}
            error={form.errors.Pictures}
            onChange={(Pictures) => form.change({ Pictures })}
          />
        </div>
      </FormPart>
    </>
  );
}
