import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CallError } from '#kit/http/call.ts';
import { focusFirstWrong } from './focus-first-wrong.ts';
import { withDetails, type BrokenRule, type BrokenRules, type RefusedFields } from './form-errors.ts';
import {
  refusalOf,
  refusedStill,
  shownErrors,
  touchedToo,
  withTypedSince,
  type ErrorWords,
  type FormValues,
  type Touched,
} from './form-state.ts';
import type { RuleName } from '#kit/fields/field-rules.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';

export type FormOptions<V extends FormValues> = {
  initial: V;
  check: (values: V) => BrokenRules;
  /** Makes the call. When it throws a CallError, the server's refusals are shown at their fields. */
  send: (values: V) => Promise<unknown>;
  onSent?: (values: V) => void;
  /** When a field's error is first shown. After the first submit errors always show at once. */
  validatesOn?: 'submit' | 'change' | 'change-and-blur';
  /** Replaces the message of a rule; for a refusal by the server, `refused` holds the server's message. */
  message?: ErrorWords<V>;
  /** Returns the accepted bound or format, shown after the message of the broken rule. */
  wanted?: (field: keyof V & string, rule: RuleName, values: V, broken: BrokenRule) => string | undefined;
  /** Returns the form's field for a field that the call names differently. */
  fieldOf?: (refused: string, values: V) => string;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Holds the values of a form, validates them and sends them to the server. The values stay when that fails. */
export function useForm<V extends FormValues>(options: FormOptions<V>) {
  const { check, validatesOn = 'submit' } = options;
  const state = useFormState(options);
  const { values, touched, refused, failure, touch, change, untouch, reset } = state;
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);
  const language = useLanguage();

  const broken = check(values);
  const errors = shownErrors({ values, broken, touched, refused }, language, options.message);

  function wantedOf(name: keyof V & string): string | undefined {
    const rule = refused[name] ?? broken[name];
    if (!rule || !errors[name]) return undefined;
    const found = withDetails(rule);
    return options.wanted?.(name, found.rule, values, found);
  }

  async function send(form: HTMLFormElement): Promise<void> {
    if (underWay.current) return;
    flushSync(state.beginSending);
    if (Object.keys(values).some((name) => broken[name])) return focusMistake(form);
    underWay.current = true;
    setSending(true);
    try {
      await options.send(values);
      options.onSent?.(values);
    } catch (error) {
      flushSync(() => state.fail(error));
      focusMistake(form);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  return {
    values,
    /** The errors to show, by field. */
    errors,
    /** What is right for a field whose error is shown. */
    wantedOf,
    sending,
    /** Whether a submit has been tried, after which all mistakes are shown. */
    tried: touched === 'all',
    /** Why the last submit failed, when no field is to blame. */
    failure,
    change,
    /** Hides the mistakes until the next submit, when other fields than those that were sent take their place. */
    untouch,
    reset,
    /** Takes values that nobody typed. */
    setValues: state.setValues,
    onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      void send(event.currentTarget);
    },
    /** Returns the props for the control of this name. */
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

/** What was typed in a form, and what the server said of it. */
function useFormState<V extends FormValues>({
  initial,
  validatesOn = 'submit',
  fieldOf = (field) => field,
}: FormOptions<V>) {
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<Touched>(new Set());
  const [refused, setRefused] = useState<RefusedFields>({});
  const [failure, setFailure] = useState<CallError>();

  function touch(name: string): void {
    setTouched((names) => touchedToo(names, name));
  }

  function change(changed: Partial<V>): void {
    setValues((before) => ({ ...before, ...changed }));
    setRefused((before) => refusedStill(before, changed));
    if (validatesOn !== 'submit') for (const name of Object.keys(changed)) touch(name);
  }

  function untouch(): void {
    setTouched(new Set());
  }

  /** With `sent`, to which `to` is the answer, fields that were changed since keep what was typed. */
  function reset(to: V = initial, sent?: V): void {
    setValues((now) => (sent ? withTypedSince(to, sent, now) : to));
    untouch();
    setRefused({});
    setFailure(undefined);
  }

  function beginSending(): void {
    setTouched('all');
    setRefused({});
    setFailure(undefined);
  }

  function fail(error: unknown): void {
    const { refused: known, failure: unknown } = refusalOf(error, values, fieldOf);
    setRefused(known);
    setFailure(unknown);
  }

  return { values, touched, refused, failure, setValues, touch, change, untouch, reset, beginSending, fail };
}

/** Moves the focus to the error summary if the form has one, otherwise to the first invalid field. */
function focusMistake(form: HTMLFormElement): void {
  const summary = form.querySelector<HTMLElement>('[data-error-summary]');
  if (summary) summary.focus();
  else focusFirstWrong(form);
}
