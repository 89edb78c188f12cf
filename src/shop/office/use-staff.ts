import { useQueryClient } from '@tanstack/react-query';
import type { Right } from '#kit/http/principal.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { checkOfficeLogIn } from '#shop/staff/contract.ts';
import type { OfficeLogIn } from '#shop/staff/contract.ts';
import type { Entity } from '#shop/staff/change-log/entities.ts';
import { mayChangeField } from '#shop/staff/field-rights.ts';

/** Who is logged in to the office, as far as is known. */
export function useOfficeLogIn() {
  return useEndpoint(checkOfficeLogIn);
}

/** Whether the one who is logged in may do this; the server asks again. */
export function useMay(): (right: Right) => boolean {
  const rights = new Set(useOfficeLogIn().data?.Staff?.Rights);
  return (right) => rights.has(right);
}

/** Whether this field of such a thing may be changed, beside what the form as a whole takes. */
export function useMayChange(entity: Entity): (field: string) => boolean {
  const may = useMay();
  return (field) => mayChangeField(may, entity, field);
}

/** Takes over what a log-in answered. */
export function useSetOfficeLogIn(): (state: OfficeLogIn) => void {
  const client = useQueryClient();
  return (state) => {
    client.setQueriesData({ queryKey: [checkOfficeLogIn.name] }, state);
  };
}
