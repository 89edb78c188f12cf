import { useQueryClient } from '@tanstack/react-query';
import type { Right } from '#kit/reader.ts';
import { useEndpoint } from '#kit/use-endpoint.ts';
import { checkOfficeLogIn } from '#shop/staff/office-contract.ts';
import type { OfficeLogIn } from '#shop/staff/office-contract.ts';

/** Who is logged in to the office, as far as is known. */
export function useOfficeLogIn() {
  return useEndpoint(checkOfficeLogIn);
}

/** Whether the one who is logged in may do this; the server asks again. */
export function useMay(): (right: Right) => boolean {
  const rights = new Set(useOfficeLogIn().data?.Staff?.Rights);
  return (right) => rights.has(right);
}

/** Takes over what a log-in answered. */
export function useSetOfficeLogIn(): (state: OfficeLogIn) => void {
  const client = useQueryClient();
  return (state) => {
    client.setQueriesData({ queryKey: [checkOfficeLogIn.name] }, state);
  };
}
