import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import type { FormValues } from '#kit/forms/form-state.ts';
import { callOverHttp } from '#kit/http/call.ts';
import type { Right } from '#kit/http/principal.ts';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { DeleteButton } from '#shop/office/delete-button.tsx';
import { OfficeForm } from '#shop/office/forms/office-form.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { useMay } from '#shop/office/use-staff.ts';
import type { Entity } from '#shop/staff/change-log/entities.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { RegisterCalls, Stored } from './register-calls.ts';

type Props<Values, V extends FormValues> = {
  calls: RegisterCalls<Values> & { Input: z.ZodMiniType };
  entity: Entity;
  right: Right;
  loaded: Stored<Values> | undefined;
  name: string;
  valuesOf: (loaded: Stored<Values> | undefined) => V;
  inputOf: (values: V) => Values;
  labels: Record<keyof V & string, string>;
  /** Formats a value for the comparison of two versions. */
  shown?: (name: keyof V & string, value: string) => string;
  onDone: () => void;
  children: (form: ReturnType<typeof useOfficeForm<Stored<Values>, V>>) => ReactNode;
};

/** The form of a row of a register, with its change log. The place of the row is changed in the list alone. */
export function RegisterForm<Values, V extends FormValues>(props: Props<Values, V>) {
  const { calls, entity, right, loaded, name, valuesOf, inputOf, labels, shown, onDone, children } = props;
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const done = () => {
    void client.invalidateQueries();
    onDone();
  };
  const form = useOfficeForm<Stored<Values>, V>({
    loaded,
    valuesOf,
    check: (values) => brokenRules(calls.Input, inputOf(values)),
    save: (values, Version) =>
      loaded
        ? callOverHttp(calls.change, { ...inputOf(values), id: loaded.Id, Version })
        : callOverHttp(calls.create, inputOf(values)),
    ...(loaded && { reload: () => reload(calls, loaded.Id) }),
    onSaved: done,
    fieldOf: (refused) => refused.split('.')[0] ?? refused,
  });
  return (
    <OfficeForm
      form={form}
      labels={labels}
      mayWrite={may(right)}
      {...(shown && { shown })}
      {...(!loaded && { submit: t('form.create') })}
      more={
        loaded && (
          <DeleteButton
            name={name}
            onDelete={() => callOverHttp(calls.remove, { id: loaded.Id })}
            onDeleted={done}
          />
        )
      }
    >
      {children(form)}
      {loaded && <ChangeLog entity={entity} id={loaded.Id} labels={labels} />}
    </OfficeForm>
  );
}

async function reload<Values>(calls: RegisterCalls<Values>, id: number): Promise<Stored<Values>> {
  const { Rows } = await callOverHttp(calls.list, {});
  const row = Rows.find(({ Id }) => Id === id);
  if (!row) throw new Error('the row is gone');
  return row;
}
