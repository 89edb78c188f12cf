import { useQueryClient } from '@tanstack/react-query';
import { withDetails } from '#kit/forms/form-errors.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { listPriceLists } from '#shop/articles/prices/office/contract.ts';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { ExportLinks } from '#shop/office/file-links.tsx';
import { OfficeForm } from '#shop/office/forms/office-form.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { wayCalls } from '#shop/ways-of-delivery/office/contract.ts';
import { changeFreight, readFreight, type Freight } from './contract.ts';
import {
  checkFreight,
  freightFields,
  freightOf,
  inputOfFreight,
  minimumFields,
  minimumOf,
  valuesOfFreight,
  type FreightValues,
} from './freight-form.ts';
import styles from './freight-page.module.css';
import { useRuleWords, wantedOfCell, type RuleName, type Ways } from './rule-words.ts';
import { RuleTable } from './rule-table.tsx';

export default function OfficeFreightPage() {
  const t = useOfficeT();
  const freight = useEndpoint(readFreight);
  const ways = useEndpoint(wayCalls.list);
  const lists = useEndpoint(listPriceLists);
  const failed = freight.error ?? ways.error ?? lists.error;
  return (
    <OfficePage title={t('freight.title')} actions={<ExportLinks kind="freight" name={t('freight.title')} />}>
      <p className={styles.intro}>{t('freight.intro')}</p>
      {freight.data && ways.data && lists.data ? (
        <>
          <FreightForm loaded={freight.data} ways={ways.data.Rows} lists={lists.data.Rows} />
          <ChangeLog entity="freight" id="rules" labels={{}} />
        </>
      ) : (
        <LoadState
          error={failed}
          onRetry={() => {
            void freight.refetch();
            void ways.refetch();
            void lists.refetch();
          }}
        />
      )}
    </OfficePage>
  );
}

type Lists = readonly { CurrencyCode: string; Customers: number }[];

function FreightForm({ loaded, ways, lists }: { loaded: Freight; ways: Ways; lists: Lists }) {
  const t = useOfficeT();
  const language = useLanguage();
  const mayWrite = useMay()('prices.write');
  const client = useQueryClient();
  const form = useOfficeForm<Freight, FreightValues>({
    loaded,
    valuesOf: (read) => valuesOfFreight(read, language),
    check: (values) => firstOfEach(checkFreight(values)),
    save: (values, Version) => callOverHttp(changeFreight, { ...inputOfFreight(values), Version }),
    reload: () => callOverHttp(readFreight, {}),
    onSaved: () => void client.invalidateQueries(),
    fieldOf: listOf,
  });
  const words = useRuleWords(ways);
  const firstWay = ways.find(({ Active }) => Active) ?? ways[0];
  const labels = { Freight: t('freight.rules'), Minimum: t('freight.minimum') };
  const broken = checkFreight(form.values);
  // A rule that was just added is not reproached with what has yet to be typed.
  const shown = (rule: (typeof broken)[string]) => (rule === 'required' && !form.tried ? undefined : rule);
  const isReproached = (list: string) =>
    Object.entries(broken).some(([path, rule]) => listOf(path) === list && shown(rule) !== undefined);
  const errors = form.tried
    ? form.errors
    : Object.fromEntries(Object.entries(form.errors).filter(([list]) => isReproached(list)));
  const wantedOf = (list: keyof FreightValues) => {
    const [path, rule] =
      Object.entries(broken).find(([one, why]) => listOf(one) === list && shown(why) !== undefined) ?? [];
    const [, place, name] = path?.split('.') ?? [];
    const typed = (list === 'Freight' ? freightOf : minimumOf)(form.values)[Number(place)];
    return rule && typed && name ? wantedOfCell(t, typed, name as RuleName, withDetails(rule)) : undefined;
  };
  const gapOf = useGap(lists);
  const put = (list: keyof FreightValues) => (rules: readonly object[]) =>
    form.change({ [list]: JSON.stringify(rules) });
  return (
    <OfficeForm
      form={{ ...form, errors, wantedOf }}
      labels={labels}
      mayWrite={mayWrite}
      shown={(_list, value) => words.list(value)}
    >
      <RuleTable
        title={labels.Freight}
        hint={t('freight.rulesHint')}
        gap={gapOf(freightOf(form.values), 'freight.notIn')}
        empty={t('freight.empty')}
        add={t('freight.add')}
        names={freightFields}
        rules={freightOf(form.values)}
        brokenOf={(place, name) =>
          form.errors.Freight ? shown(broken[`Freight.${place}.${name}`]) : undefined
        }
        ways={ways}
        words={words}
        blank={{ WayOfDeliveryId: String(firstWay?.Id ?? ''), CurrencyCode: 'SEK' }}
        onChange={put('Freight')}
      />
      <RuleTable
        title={labels.Minimum}
        hint={t('freight.minimumHint')}
        gap={gapOf(minimumOf(form.values), 'freight.minimumNotIn')}
        empty={t('freight.minimumEmpty')}
        add={t('freight.addMinimum')}
        names={minimumFields}
        rules={minimumOf(form.values)}
        brokenOf={(place, name) =>
          form.errors.Minimum ? shown(broken[`Minimum.${place}.${name}`]) : undefined
        }
        ways={ways}
        words={words}
        blank={{ CurrencyCode: 'SEK' }}
        onChange={put('Minimum')}
      />
    </OfficeForm>
  );
}

/** Says in which currencies customers buy that rules leave out, where there are rules. */
function useGap(lists: Lists) {
  const t = useOfficeT();
  return (
    rules: readonly { CurrencyCode: string }[],
    key: 'freight.notIn' | 'freight.minimumNotIn',
  ): string | undefined => {
    const covered = new Set(rules.map(({ CurrencyCode }) => CurrencyCode));
    const bought = lists.filter(({ Customers }) => Customers > 0);
    const left = new Set(bought.map(({ CurrencyCode }) => CurrencyCode).filter((code) => !covered.has(code)));
    return covered.size > 0 && left.size > 0 ? t(key, { currencies: [...left].join(', ') }) : undefined;
  };
}

/** `Freight.2.Fee` is of the list `Freight`. */
function listOf(path: string): keyof FreightValues {
  return path.startsWith('Minimum') ? 'Minimum' : 'Freight';
}

/** The form has one value for each list, and its cells show what is wrong with them. */
function firstOfEach(broken: ReturnType<typeof checkFreight>): ReturnType<typeof checkFreight> {
  return Object.fromEntries(Object.entries(broken).map(([path, rule]) => [listOf(path), rule]));
}
