import { useId, useRef } from 'react';
import { withDetails, type BrokenRule } from '#kit/forms/form-errors.ts';
import { formatMessage } from '#kit/fields/format-messages.ts';
import type { RuleName as BrokenName } from '#kit/fields/field-rules.ts';
import { ruleMessage } from '#kit/fields/rule-messages.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Table } from '#kit/widgets/table.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './freight-page.module.css';
import { RuleField } from './rule-field.tsx';
import { wantedOfCell, type RuleName, type RuleWords, type Ways } from './rule-words.ts';

/** What is typed of a rule. The key tells it from the others while the form is open. */
type Rule<Name extends RuleName> = Readonly<
  Record<Name, string> & { key: string } & Partial<Record<RuleName, string>>
>;

type Props<Name extends RuleName> = {
  title: string;
  hint: string;
  /** What the rules leave out. */
  gap: string | undefined;
  empty: string;
  add: string;
  names: readonly Name[];
  rules: readonly Rule<Name>[];
  /** What is wrong with a cell, once it is to be shown. */
  brokenOf: (place: number, name: Name) => BrokenRule | BrokenName | undefined;
  ways: Ways;
  words: RuleWords;
  /** What a new rule begins with. */
  blank: Partial<Record<Name, string>>;
  onChange: (rules: readonly Rule<Name>[]) => void;
};

/** A list of rules, each on a line with its fields; on a phone each is a card. */
export function RuleTable<Name extends RuleName>(props: Props<Name>) {
  const { title, hint, gap, empty, add, names, rules, brokenOf, ways, words, blank, onChange } = props;
  const t = useOfficeT();
  const id = useId();
  const language = useLanguage();
  const adding = useRef<HTMLParagraphElement>(null);
  const put = (place: number, name: Name, value: string) =>
    onChange(rules.map((rule, at) => (at === place ? { ...rule, [name]: value } : rule)));
  const addRule = () => {
    const cells = Object.fromEntries(names.map((name) => [name, blank[name] ?? '']));
    onChange([...rules, { ...cells, key: crypto.randomUUID() } as Rule<Name>]);
  };
  const remove = (key: string) => {
    onChange(rules.filter((rule) => rule.key !== key));
    // The button that was pressed has gone with its line.
    adding.current?.querySelector('button')?.focus();
  };
  const errorOf = (place: number, name: Name, rule: Rule<Name>) => {
    const broken = brokenOf(place, name);
    if (!broken) return {};
    const found = withDetails(broken);
    const { format, rule: told } = found;
    return {
      error: format ? formatMessage(format, language) : ruleMessage(told, language),
      wanted: wantedOfCell(t, rule, name, found),
    };
  };
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.hint}>{hint}</p>
      {gap !== undefined && <p role="note">{gap}</p>}
      {rules.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <Table caption={title} stacks>
          <thead>
            <tr>
              {names.map((name) => (
                <th key={name} scope="col">
                  {words.label(name)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rules.map((rule, place) => (
              <tr key={rule.key}>
                {names.map((name) => (
                  <td key={name} data-label={words.label(name)} data-field={name}>
                    <RuleField
                      name={name}
                      ways={ways}
                      words={words}
                      label={`${words.label(name)}, ${words.ruleName(rule)}`}
                      value={rule[name]}
                      {...errorOf(place, name, rule)}
                      onChange={({ target }) => put(place, name, target.value)}
                    />
                  </td>
                ))}
                <td className={styles.remove}>
                  <Button kind="icon" size="s" icon="trash" onClick={() => remove(rule.key)}>
                    {t('freight.remove', { name: words.ruleName(rule) })}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <p ref={adding}>
        <Button icon="plus" onClick={addRule}>
          {add}
        </Button>
      </p>
    </section>
  );
}
