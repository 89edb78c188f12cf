import { useQueryClient } from '@tanstack/react-query';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { TextField } from '#kit/forms/field.tsx';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { inLanguage } from '#kit/text/language.ts';
import { ImageField } from '#shop/images/office/image-field.tsx';
import { KeyedList, type ItemFields } from '#shop/office/forms/keyed-list-fields.tsx';
import { keyedItemsOf, keyedList, keyedValuesOf, type KeyedValues } from '#shop/office/forms/keyed-list.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficeForm } from '#shop/office/forms/office-form.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { TextPair } from '#shop/office/forms/text-pair.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import {
  changeContactCards,
  readContactCards,
  ContactCardsInput,
  type OfficeContactCard,
  type OfficeContactCards,
} from './contract.ts';

export default function OfficeContactPersonsPage() {
  const t = useOfficeT();
  const { data, error, refetch } = useEndpoint(readContactCards);
  return (
    <OfficePage title={t('contactPersons.title')}>
      {data ? <CardsForm loaded={data} /> : <LoadState error={error} onRetry={() => void refetch()} />}
    </OfficePage>
  );
}

function CardsForm({ loaded }: { loaded: OfficeContactCards }) {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const language = useLanguage();
  const cardsOf = (values: KeyedValues) => ({
    Cards: keyedItemsOf<OfficeContactCard>(values).map(({ item }) => item),
  });
  const form = useOfficeForm<OfficeContactCards, KeyedValues>({
    loaded,
    valuesOf: (cards) => keyedValuesOf(cards?.Cards ?? []),
    check: (values) => {
      const keys = keyedItemsOf(values).map(({ key }) => key);
      const broken = Object.entries(brokenRules(ContactCardsInput, cardsOf(values)));
      return Object.fromEntries(
        broken.map(([name, rule]) => [keys[Number(name.split('.')[1])] ?? 'Order', rule]),
      );
    },
    save: (values, Version) => callOverHttp(changeContactCards, { ...cardsOf(values), Version }),
    reload: () => callOverHttp(readContactCards, {}),
    onSaved: () => void client.invalidateQueries(),
    fieldOf: () => 'Order',
  });
  const items = keyedItemsOf<OfficeContactCard>(form.values);
  const labels: Record<keyof KeyedValues, string> = {
    Order: t('contactPersons.order'),
    ...Object.fromEntries(items.map(({ key, item }) => [key, item.Name || t('contactPersons.new')])),
  };
  return (
    <OfficeForm
      form={form}
      labels={labels}
      mayWrite={may('content.write')}
      shown={(name, value) => (name === 'Order' ? shownOrder(value, labels) : shownCard(value))}
    >
      <KeyedList
        label={t('contactPersons.title')}
        items={items}
        nameOf={({ item }) => item.Name || t('contactPersons.new')}
        aboutOf={(card) =>
          [inLanguage(language, card.RoleSV, card.RoleEN), card.Email].filter(Boolean).join(' · ')
        }
        form={form}
        broken={brokenRules(ContactCardsInput, cardsOf(form.values))}
        brokenAs="Cards"
        imageOf={({ item }) => item.ImageId}
        sign="user"
      >
        {(fields) => <CardFields {...fields} />}
      </KeyedList>
      <p>
        <Button icon="plus" onClick={() => form.change(keyedList.added(form.values, blankCard))}>
          {t('contactPersons.new')}
        </Button>
      </p>
    </OfficeForm>
  );
}

function CardFields({ item, line, put }: ItemFields<OfficeContactCard>) {
  const t = useOfficeT();
  return (
    <>
      <TextField {...line('Name')} label={t('contactPersons.name')} />
      <TextField {...line('Email')} label={t('contactPersons.email')} type="email" />
      <TextField {...line('Telephone')} label={t('contactPersons.telephone')} type="tel" />
      <TextPair
        form={{ values: { RoleSV: item.RoleSV, RoleEN: item.RoleEN }, field: (name) => line(name) }}
        names={['RoleSV', 'RoleEN']}
        label={t('contactPersons.role')}
        control={TextField}
      />
      <ImageField
        label={t('contactPersons.image')}
        value={item.ImageId === null ? '' : String(item.ImageId)}
        error={undefined}
        onChange={(id) => put({ ...item, ImageId: id === '' ? null : Number(id) })}
      />
    </>
  );
}

const blankCard: OfficeContactCard = {
  Id: null,
  Name: '',
  RoleSV: '',
  RoleEN: '',
  Email: '',
  Telephone: '',
  ImageId: null,
};

function shownOrder(value: string, labels: Record<string, string>): string {
  return (JSON.parse(value) as string[]).map((key) => labels[key] ?? key).join('\n');
}

function shownCard(value: string): string {
  if (value === '') return '';
  const card = JSON.parse(value) as OfficeContactCard;
  return [card.Name, card.RoleSV, card.RoleEN, card.Email, card.Telephone].filter(Boolean).join('\n');
}
