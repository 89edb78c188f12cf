import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { TextArea, TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { inLanguage } from '#kit/text/language.ts';
import { KeyedList } from '#shop/office/forms/keyed-list-fields.tsx';
import { keyedItemsOf, keyedList, keyedValuesOf, type KeyedValues } from '#shop/office/forms/keyed-list.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import filters from '#shop/office/lists/office-filters.module.css';
import { OfficeForm } from '#shop/office/forms/office-form.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { TextPair } from '#shop/office/forms/text-pair.tsx';
import { useLatest } from '#shop/office/use-latest.ts';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { ImageDrop } from './image-drop.tsx';
import { ImageField } from './image-field.tsx';
import { noOrigin } from './image-origin.ts';
import { ImageOriginFields } from './image-origin-fields.tsx';
import {
  changeWebImages,
  readOfficeWebImages,
  webImageGroups,
  WebImagesInput,
  type OfficeWebImage,
  type OfficeWebImages,
} from './web-images-contract.ts';

export default function OfficeWebImagesPage() {
  const t = useOfficeT();
  const [query, setQuery] = useSearchParams();
  const chosen = Number(query.get('group'));
  const group = webImageGroups.find((one) => one === chosen) ?? 1;
  const { data, error, refetch } = useEndpoint(readOfficeWebImages, { group }, { keepPrevious: false });
  return (
    <OfficePage title={t('webImages.title')}>
      <div className={filters.filters}>
        <SelectField
          label={t('webImages.group')}
          value={String(group)}
          onChange={({ target }) => setQuery({ group: target.value })}
        >
          {webImageGroups.map((one) => (
            <option key={one} value={one}>
              {t(`webImages.group.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {data ? (
        <ImagesForm key={group} group={group} loaded={data} />
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </OfficePage>
  );
}

function ImagesForm({ group, loaded }: { group: number; loaded: OfficeWebImages }) {
  const t = useOfficeT();
  const language = useLanguage();
  const may = useMay();
  const client = useQueryClient();
  const imagesOf = (values: KeyedValues) => ({
    Pictures: keyedItemsOf<OfficeWebImage>(values).map(({ item }) => item),
  });
  const form = useOfficeForm<OfficeWebImages, KeyedValues>({
    loaded,
    valuesOf: (images) => keyedValuesOf(images?.Pictures ?? []),
    check: (values) => {
      const isBroken = Object.keys(brokenRules(WebImagesInput, imagesOf(values))).length > 0;
      return isBroken ? { Order: 'maxLength' as const } : {};
    },
    save: (values, Version) => callOverHttp(changeWebImages, { group, ...imagesOf(values), Version }),
    reload: () => callOverHttp(readOfficeWebImages, { group }),
    onSaved: () => void client.invalidateQueries(),
    fieldOf: () => 'Order',
  });
  const latestRef = useLatest(form.values);
  const items = keyedItemsOf<OfficeWebImage>(form.values);
  const nameOf = ({ item }: { item: OfficeWebImage }) =>
    item.Name || item.TextSV || t('images.numbered', { n: items.findIndex((one) => one.item === item) + 1 });
  const labels: Record<keyof KeyedValues, string> = {
    Order: t('webImages.order'),
    ...Object.fromEntries(items.map((one) => [one.key, nameOf(one)])),
  };
  return (
    <OfficeForm
      form={form}
      labels={labels}
      mayWrite={may('content.write')}
      shown={(name, value) =>
        name === 'Order'
          ? (JSON.parse(value) as string[]).map((key) => labels[key] ?? key).join('\n')
          : shownImage(value)
      }
    >
      <KeyedList
        label={t('webImages.title')}
        items={items}
        nameOf={nameOf}
        aboutOf={({ TextSV, TextEN }) => inLanguage(language, TextSV, TextEN)}
        form={form}
        broken={brokenRules(WebImagesInput, imagesOf(form.values))}
        brokenAs="Pictures"
        imageOf={({ item }) => item.ImageId}
      >
        {({ item, line, put }) => (
          <>
            <TextField {...line('Name')} label={t('webImages.name')} />
            <TextPair
              form={{ values: { TextSV: item.TextSV, TextEN: item.TextEN }, field: (name) => line(name) }}
              names={['TextSV', 'TextEN']}
              label={t('webImages.text')}
              control={TextArea}
            />
            <ImageOriginFields values={item} field={line} />
            <ImageField
              label={t('press.image')}
              value={String(item.ImageId)}
              error={undefined}
              onChange={(id) => id !== '' && put({ ...item, ImageId: Number(id) })}
            />
          </>
        )}
      </KeyedList>
      <ImageDrop
        labelledBy="add-web-images"
        text={t('images.add')}
        several
        onSent={(ImageId) => {
          const added = keyedList.added(latestRef.current, { ...blankImage, ImageId });
          latestRef.current = { ...latestRef.current, ...added } as KeyedValues;
          form.change(added);
        }}
      >
        <span id="add-web-images">{t('images.dropSeveral')}</span>
      </ImageDrop>
    </OfficeForm>
  );
}

const blankImage = { Id: null, Name: '', TextSV: '', TextEN: '', ...noOrigin };

function shownImage(value: string): string {
  if (value === '') return '';
  const { Id: _id, ImageId: _image, ...words } = JSON.parse(value) as OfficeWebImage;
  return Object.values(words).filter(Boolean).join('\n');
}
