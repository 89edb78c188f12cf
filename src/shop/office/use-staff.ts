import { useQueryClient } from '@tanstack/react-query';
import type { Right } from '#kit/http/principal.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { checkOfficeLogIn, type OfficeLogIn } from '#shop/staff/contract.ts';
import type { Entity } from '#shop/staff/change-log/entities.ts';
import { mayChangeField } from '#shop/staff/field-rights.ts';

/** Returns who is logged in to the office, as far as known. */
export function useOfficeLogIn() {
  return useEndpoint(checkOfficeLogIn);
}

/** Returns whether the current staff member has a right; the server checks it again. */
export function useMay(): (right: Right) => boolean {
  const rights = new Set(useOfficeLogIn().data?.Staff?.Rights);
  return (right) => rights.has(right);
}

/** Returns whether a field of an entity may be changed, in addition to the right for the form. */
export function useMayChange(entity: Entity): (field: string) => boolean {
  const may = useMay();
  return (field) => mayChangeField(may, entity, field);
}

/** Stores the answer of a log-in. */
export function useSetOfficeLogIn(): (state: OfficeLogIn) => void {
  const client = useQueryClient();
  return (state) => {
    client.setQueriesData({ queryKey: [checkOfficeLogIn.name] }, state);
  };
}
