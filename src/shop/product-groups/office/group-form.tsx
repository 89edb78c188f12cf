import { useQueryClient } from '@tanstack/react-query';
import { callOverHttp } from '#kit/http/call.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextArea, TextField } from '#kit/forms/field.tsx';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { ImageField } from '#shop/images/office/image-field.tsx';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { DeleteButton } from '#shop/office/delete-button.tsx';
import { OfficeForm, FormPart, wholeRow } from '#shop/office/forms/office-form.tsx';
import { TextPair } from '#shop/office/forms/text-pair.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import * as calls from './contract.ts';
import type { OfficeGroup, OfficeGroupInput } from './contract.ts';

type Values = Record<keyof OfficeGroupInput, string>;

function valuesOf(loaded: OfficeGroup | undefined): Values {
  return {
    NameSV: loaded?.NameSV ?? '',
    NameEN: loaded?.NameEN ?? '',
    RequireLogin: loaded?.RequireLogin ? 'true' : '',
    ImageId: String(loaded?.ImageId ?? ''),
    ImageTextSV: loaded?.ImageTextSV ?? '',
    ImageTextEN: loaded?.ImageTextEN ?? '',
  };
}

const inputOf = (values: Values) => ({
  ...values,
  RequireLogin: values.RequireLogin === 'true',
  ImageId: values.ImageId === '' ? null : Number(values.ImageId),
});

type Props = { loaded: OfficeGroup | undefined; parentId: number | null; onDone: () => void };

export function GroupForm({ loaded, parentId, onDone }: Props) {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const done = () => {
    void client.invalidateQueries();
    onDone();
  };
  const form = useOfficeForm({
    loaded,
    valuesOf,
    check: (values) => brokenRules(calls.OfficeGroupInput, inputOf(values)),
    save: (values, Version) =>
      loaded
        ? callOverHttp(calls.changeOfficeGroup, { id: loaded.Id, Version, ...inputOf(values) })
        : callOverHttp(calls.createOfficeGroup, { ParentId: parentId, ...inputOf(values) }),
    ...(loaded && { reload: () => reload(loaded.Id) }),
    onSaved: done,
  });
  const labels = {
    NameSV: t('groups.field.NameSV'),
    NameEN: t('groups.field.NameEN'),
    RequireLogin: t('groups.field.RequireLogin'),
    ImageId: t('groups.field.ImageId'),
    ImageTextSV: t('groups.field.ImageTextSV'),
    ImageTextEN: t('groups.field.ImageTextEN'),
  };
  return (
    <OfficeForm
      form={form}
      labels={labels}
      mayWrite={may('catalogue.write')}
      {...(!loaded && { submit: t('form.create') })}
      more={
        loaded && (
          <DeleteButton
            name={loaded.NameSV}
            onDelete={() => callOverHttp(calls.deleteOfficeGroup, { id: loaded.Id })}
            onDeleted={done}
          />
        )
      }
    >
      <FormPart title={t('groups.name')} hint={loaded && t('groups.numberHint', { n: loaded.Id })}>
        <TextPair form={form} names={['NameSV', 'NameEN']} label={t('groups.name')} control={TextField} />
        <Checkbox {...form.flag('RequireLogin')} className={wholeRow} label={t('groups.requireLogin')} />
      </FormPart>
      <FormPart title={t('groups.image')} hint={t('groups.imageHint')}>
        <ImageField
          className={wholeRow}
          label={labels.ImageId}
          value={form.values.ImageId}
          error={form.errors.ImageId}
          onChange={(ImageId) => form.change({ ImageId })}
        />
        {form.values.ImageId !== '' && (
          <TextPair
            form={form}
            names={['ImageTextSV', 'ImageTextEN']}
            label={t('images.caption')}
            control={TextArea}
          />
        )}
      </FormPart>
      {loaded && <ChangeLog entity="product-group" id={loaded.Id} labels={labels} />}
    </OfficeForm>
  );
}

async function reload(id: number): Promise<OfficeGroup> {
  const { Rows } = await callOverHttp(calls.listOfficeGroups, {});
  const group = Rows.find(({ Id }) => Id === id);
  if (!group) throw new Error('the group is gone');
  return group;
}
