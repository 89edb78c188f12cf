import { Button } from '#kit/widgets/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { RadioGroup } from '#kit/forms/radio-group.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { stockholmClock } from '#kit/text/stockholm-clock.ts';
import { ImageList } from '#shop/images/office/image-list.tsx';
import { FormPart, wholeRow } from '#shop/office/forms/office-form.tsx';
import { RichTextField } from '#shop/office/rich-text/rich-text-field.tsx';
import { TextPair } from '#shop/office/forms/text-pair.tsx';
import type { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { OfficePressStory, StoryKind } from './contract.ts';
import { CategoryOptions } from './press-category.tsx';
import type { StoryValues } from './press-form.ts';
import styles from './press.module.css';

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
      <FormPart title={t('press.part.pictures')} hint={t('press.part.pictures.hint')}>
        <div className={wholeRow}>
          <ImageList
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
