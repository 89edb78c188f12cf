import { useRef, useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CallError } from '#kit/http/call.ts';
import type { BrokenRules, RefusedFields } from './form-errors.ts';
import { refusalOf, refusedStill, shownErrors, touchedToo } from './form-state.ts';
import type { ErrorWords, FormValues, Touched } from './form-state.ts';
import type { RuleName } from './field-rules.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';

export type FormOptions<V extends FormValues> = {
  initial: V;
  check: (values: V) => BrokenRules;
  /** The call; its CallError puts the server's refusals at their fields. */
  send: (values: V) => Promise<unknown>;
  onSent?: (values: V) => void;
  /** When a field's mistake is shown before anything was sent. After the first try it always is, at once. */
  validatesOn?: 'submit' | 'change' | 'change-and-blur';
  /** Other words than those of the rule; for a refusal of the server's, `refused` holds its own. */
  message?: ErrorWords<V>;
  /** What the field may hold: the bound or the form that is wanted, said beside the words of the rule it breaks. */
  wanted?: (field: keyof V & string, rule: RuleName, values: V) => string | undefined;
  /** The form's field for a field of the call that is named otherwise. */
  fieldOf?: (refused: string, values: V) => string;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The values of a form, what is wrong with them, and their way to the server. Nothing typed is lost when that fails. */
export function useForm<V extends FormValues>(options: FormOptions<V>) {
  const { check, validatesOn = 'submit', fieldOf = (field) => field } = options;
  const [values, setValues] = useState(options.initial);
  const [touched, setTouched] = useState<Touched>(new Set());
  const [refused, setRefused] = useState<RefusedFields>({});
  const [failure, setFailure] = useState<CallError>();
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);
  const language = useLanguage();

  const broken = check(values);
  const errors = shownErrors({ values, broken, touched, refused }, language, options.message);

  function wantedOf(name: keyof V & string): string | undefined {
    const rule = refused[name]?.rule ?? broken[name];
    return rule && errors[name] ? options.wanted?.(name, rule, values) : undefined;
  }

  function touch(name: string): void {
    setTouched((names) => touchedToo(names, name));
  }

  function change(changed: Partial<V>): void {
    setValues((before) => ({ ...before, ...changed }));
    setRefused((before) => refusedStill(before, changed));
    if (validatesOn !== 'submit') for (const name of Object.keys(changed)) touch(name);
  }

  function reset(to: V = options.initial): void {
    setValues(to);
    setTouched(new Set());
    setRefused({});
    setFailure(undefined);
  }

  async function send(form: HTMLFormElement): Promise<void> {
    if (underWay.current) return;
    flushSync(() => {
      setTouched('all');
      setRefused({});
      setFailure(undefined);
    });
    if (Object.keys(values).some((name) => broken[name])) return focusMistake(form);
    underWay.current = true;
    setSending(true);
    try {
      await options.send(values);
      options.onSent?.(values);
    } catch (error) {
      flushSync(() => fail(error));
      focusMistake(form);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  function fail(error: unknown): void {
    const { refused: known, failure: unknown } = refusalOf(error, values, fieldOf);
    setRefused(known);
    setFailure(unknown);
  }

  return {
    values,
    /** What is wrong, by field, as far as it is to be shown. */
    errors,
    sending,
    /** Why the last try failed, where no field is to blame. */
    failure,
    change,
    reset,
    onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      void send(event.currentTarget);
    },
    /** What a control of this name takes. */
    field<N extends keyof V & string>(name: N) {
      return {
        name,
        value: values[name],
        error: errors[name],
        wanted: wantedOf(name),
        onChange: ({ target }: ChangeEvent<Control>) =>
          change({ [name]: target.value } as unknown as Partial<V>),
        onBlur: () => {
          if (validatesOn === 'change-and-blur') touch(name);
        },
      };
    },
  };
}

/** To the list of mistakes where the form has one, else to the first field that is wrong. */
function focusMistake(form: HTMLFormElement): void {
  const target =
    form.querySelector<HTMLElement>('[data-error-summary]') ??
    form.querySelector<HTMLElement>('[role="radiogroup"][aria-invalid="true"] input, [aria-invalid="true"]');
  target?.focus();
}
