import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { logInOnBehalf } from '#shop/login/office/contract.ts';
import { AskingButton } from '#shop/office/asking-button.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { endTestCustomer, makeTestCustomer, readTestCustomer } from './contract.ts';

/** Opens the shop as the test customer, who is made when there is none, and ends the one there is. */
export function TryAsCustomer({ isNext = false }: { isNext?: boolean }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const { data, error, refetch } = useEndpoint(readTestCustomer, {}, { freshOnFocus: true });
  const onError = ({ problem }: CallError) =>
    toast(problem?.detail ?? t('general.commonError'), { error: true });
  const enter = useMutation<unknown, CallError>({
    mutationFn: async () => {
      const { CustomerId: id } = await callOverHttp(makeTestCustomer, {});
      await callOverHttp(logInOnBehalf, { id });
    },
    networkMode: 'always',
    onSuccess: () => location.assign('/products'),
    onError,
  });
  const end = useMutation<unknown, CallError>({
    mutationFn: () => callOverHttp(endTestCustomer, {}),
    networkMode: 'always',
    onSuccess: () => toast(t('opening.test.ended')),
    onError,
    onSettled: () => client.invalidateQueries(),
  });
  if (!data && error) return <LoadState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Button
        kind={isNext ? 'primary' : 'secondary'}
        {...(!isNext && { size: 's' as const })}
        icon="user"
        busy={enter.isPending && t('general.loading')}
        onClick={() => enter.mutate()}
      >
        {t('opening.test.enter')}
      </Button>
      {data?.TestCustomer && (
        <AskingButton
          size="s"
          does={t('opening.test.end')}
          title={t('opening.test.endAsk')}
          text={t('opening.test.endAskText')}
          busy={end.isPending}
          onYes={() => end.mutate()}
        />
      )}
    </>
  );
}
