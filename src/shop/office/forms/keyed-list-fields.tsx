import type { ReactNode } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { Disclosure } from '#kit/widgets/disclosure.tsx';
import { withDetails, type BrokenRules } from '#kit/forms/form-errors.ts';
import { ruleMessage } from '#kit/fields/rule-messages.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { Thumbnail } from '#shop/office/thumbnail.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './keyed-list-fields.module.css';
import { boundText } from './bound-text.ts';
import { keyedList, type KeyedItem, type KeyedValues } from './keyed-list.ts';
import { SortableList } from '#shop/office/lists/sortable-list.tsx';

export type ItemFields<Item> = {
  item: Item;
  put: (item: Item) => void;
  /** Returns the props for a text field of the item. */
  line: (name: keyof Item & string) => {
    value: string;
    error?: string;
    wanted?: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
};

type Props<Item> = {
  label: string;
  items: readonly KeyedItem<Item>[];
  nameOf: (item: KeyedItem<Item>) => string;
  /** What is seen of an item beside its name while its fields are folded. */
  aboutOf: (item: Item) => string;
  form: {
    values: KeyedValues;
    errors: Partial<Record<string, string>>;
    change: (values: Partial<KeyedValues>) => void;
  };
  /** The broken rules by path, such as `Cards.2.Name`; `brokenAs` is the list's name in that path. */
  broken: BrokenRules;
  brokenAs: string;
  imageOf: (item: KeyedItem<Item>) => number | null;
  /** The icon in place of a missing picture. */
  sign?: 'image' | 'user';
  children: (fields: ItemFields<Item>) => ReactNode;
};

/** A list of items, each with its fields, in an order that is changed by drag or keyboard. */
export function KeyedList<Item extends object>(props: Props<Item>) {
  const { label, items, nameOf, aboutOf, form, broken, brokenAs, imageOf, sign, children } = props;
  const t = useOfficeT();
  const language = useLanguage();
  const fieldsOf = ({ key, item }: KeyedItem<Item>, place: number): ItemFields<Item> => {
    const put = (next: Item) => form.change(keyedList.put(key, next));
    return {
      item,
      put,
      line: (name) => {
        const found = form.errors[key] ? broken[`${brokenAs}.${place}.${name}`] : undefined;
        const shown = found && withDetails(found);
        return {
          value: String(item[name] ?? ''),
          ...(shown && { error: ruleMessage(shown.rule, language), wanted: boundText(t, shown) }),
          onChange: ({ target }) => put({ ...item, [name]: target.value }),
        };
      },
    };
  };
  return (
    <SortableList
      label={label}
      items={items}
      keyOf={({ key }) => key}
      nameOf={nameOf}
      onSort={(next) => form.change(keyedList.sorted(next))}
    >
      {(one, place) => (
        <div className={styles.item}>
          <Thumbnail imageId={imageOf(one)} {...(sign && { sign })} />
          <Disclosure
            open={'Id' in one.item && one.item.Id === null ? true : undefined}
            summary={
              <>
                <h2>{nameOf(one)}</h2> <span className={styles.about}>{aboutOf(one.item)}</span>
                {form.errors[one.key] && <span className={styles.wrong}>{t('form.mistakes')}</span>}
              </>
            }
          >
            <div className={styles.fields}>{children(fieldsOf(one, place))}</div>
          </Disclosure>
          <Button
            kind="icon"
            size="s"
            icon="trash"
            onClick={() => form.change(keyedList.removed(form.values, one.key))}
          >
            {t('images.removeOne', { name: nameOf(one) })}
          </Button>
        </div>
      )}
    </SortableList>
  );
}
