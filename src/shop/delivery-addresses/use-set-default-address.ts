import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce, toast } from '#kit/browser/announce.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { listDeliveryAddresses, setDefaultAddress, type DeliveryAddress } from './contract.ts';

export function useSetDefaultAddress() {
  const client = useQueryClient();
  const t = useT();
  return useMutation({
    mutationFn: ({ Id }: DeliveryAddress) => callOverHttp(setDefaultAddress, { id: Id }),
    networkMode: 'always',
    onSuccess: async (_nothing, { Name }) => {
      await client.invalidateQueries({ queryKey: [listDeliveryAddresses.name] });
      announce(t('addresses.defaultChanged', { name: Name }));
    },
    onError: () => toast(t('addresses.failed'), { error: true }),
  });
}
