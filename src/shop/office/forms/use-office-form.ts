import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { toast } from '#kit/browser/announce.ts';
import { CallError } from '#kit/http/call.ts';
import type { BrokenRule, BrokenRules } from '#kit/forms/form-errors.ts';
import type { RuleName } from '#kit/fields/field-rules.ts';
import { formatMessage } from '#kit/fields/format-messages.ts';
import { useForm } from '#kit/forms/use-form.ts';
import type { FormValues } from '#kit/forms/form-state.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { boundText } from './bound-text.ts';
import { mergeOf, type Merge } from './merge.ts';
import { readingsText } from './readings-text.ts';

type Saved = { Version: string };

type Options<Loaded extends Saved, V extends FormValues> = {
  /** The loaded item; undefined for a new one. */
  loaded: Loaded | undefined;
  valuesOf: (loaded: Loaded | undefined) => V;
  check: (values: V) => BrokenRules;
  /**
   * Saves the values with the version they are based on and the values of that version; returns the saved item if the
   * form stays open.
   */
  save: (values: V, version: string, base: V) => Promise<Loaded | undefined>;
  /** Loads what somebody else has saved meanwhile. */
  reload?: () => Promise<Loaded>;
  onSaved?: (saved: Loaded | undefined) => void;
  /** Returns whether a page shows the same form, so that going there leaves nothing. */
  isSameForm?: (pathname: string) => boolean;
  message?: (field: keyof V & string, rule: RuleName, refused?: string) => string | undefined;
  /** Overrides the bound or format that the schema tells, for instance where another field decides it. */
  wanted?: (field: keyof V & string, rule: RuleName, values: V, broken: BrokenRule) => string | undefined;
  /** Returns the form's field for a field that the call names differently. */
  fieldOf?: (refused: string, values: V) => string;
};

/**
 * The form of one item in the office. It asks before unsaved changes are discarded, and after a conflicting save lets
 * the user choose field by field. Give its component the item's id as `key`, so that each item has its own state.
 */
export function useOfficeForm<Loaded extends Saved, V extends FormValues>(options: Options<Loaded, V>) {
  const t = useOfficeT();
  const language = useLanguage();
  const [base, setBase] = useState(() => options.valuesOf(options.loaded));
  const [merge, setMerge] = useState<Merge<V>>();
  const version = useRef(options.loaded?.Version ?? '');

  const form = useForm<V>({
    initial: base,
    check: options.check,
    validatesOn: 'change',
    message: (field, rule, refused, broken) =>
      options.message?.(field, rule, refused) ?? (broken?.format && formatMessage(broken.format, language)),
    wanted: (field, rule, values, broken) =>
      (rule === 'number' ? readingsText(t, values[field] ?? '') : undefined) ??
      options.wanted?.(field, rule, values, broken) ??
      boundText(t, broken),
    ...(options.fieldOf && { fieldOf: options.fieldOf }),
    send: async (values) => {
      try {
        const saved = await options.save(values, version.current, base);
        const next = saved ? options.valuesOf(saved) : values;
        version.current = saved?.Version ?? version.current;
        setBase(next);
        if (saved) form.reset(next, values);
        toast(t('form.saved'));
        leaveFreely(() => options.onSaved?.(saved));
      } catch (error) {
        if (!isMeanwhile(error) || !options.reload) throw error;
        await meetTheirs(values, options.reload);
      }
    },
  });

  /** Leaves the page without a question, for example after a deletion. */
  function leaveFreely(go: () => void): void {
    leaving.current = true;
    go();
    leaving.current = false;
  }

  async function meetTheirs(mine: V, reload: () => Promise<Loaded>): Promise<void> {
    const theirs = await reload();
    setMerge(mergeOf(base, mine, options.valuesOf(theirs)));
    setBase(options.valuesOf(theirs));
    version.current = theirs.Version;
  }

  useNewlyRead(options.loaded, merge !== undefined || form.sending, (read) => {
    if (read.Version === version.current) return;
    const theirs = options.valuesOf(read);
    const { merged, both } = mergeOf(base, form.values, theirs);
    // Saving will be refused then, and asks.
    if (both.length > 0) return;
    version.current = read.Version;
    setBase(theirs);
    form.setValues(merged);
  });

  const isDirty = Object.keys(base).some((name) => base[name] !== form.values[name]);
  const { leaving, leave } = useLeaving(isDirty, options.isSameForm);

  return {
    ...form,
    isDirty,
    leaveFreely,
    discard: () => form.reset(base),
    /** The conflict between the saved version and one's own changes, to be resolved by the user. */
    merge,
    settle(chosen: V): void {
      setMerge(undefined);
      form.change(chosen);
    },
    leave,
    /** Returns the props for a checkbox, whose checked value is `'true'`. */
    flag<N extends keyof V & string>(name: N) {
      return {
        name,
        checked: form.values[name] === 'true',
        onChange: ({ target }: { target: { checked: boolean } }) =>
          form.change({ [name]: target.checked ? 'true' : '' } as unknown as Partial<V>),
      };
    },
  };
}

/** Asks before unsaved changes are left, unless somebody is `leaving` on purpose. */
export function useLeaving(isDirty: boolean, isSameForm?: (pathname: string) => boolean) {
  const leaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !leaving.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      !isSameForm?.(nextLocation.pathname),
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  const leave =
    blocker.state === 'blocked' ? { go: () => blocker.proceed(), stay: () => blocker.reset() } : undefined;
  return { leaving, leave };
}

/** A form opens with what is in memory, which may be older than what has been saved elsewhere a moment ago. */
function useNewlyRead<Loaded extends Saved>(
  loaded: Loaded | undefined,
  busy: boolean,
  take: (read: Loaded) => void,
): void {
  const taken = useRef(loaded?.Version);
  useEffect(() => {
    if (busy || !loaded || loaded.Version === taken.current) return;
    taken.current = loaded.Version;
    take(loaded);
  });
}

export type OfficeFormState<V extends FormValues> = Pick<
  ReturnType<typeof useOfficeForm<Saved, V>>,
  | 'values'
  | 'errors'
  | 'wantedOf'
  | 'sending'
  | 'failure'
  | 'isDirty'
  | 'discard'
  | 'merge'
  | 'settle'
  | 'leave'
  | 'onSubmit'
>;

function isMeanwhile(error: unknown): boolean {
  return error instanceof CallError && error.is('changed-meanwhile');
}
