import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { shortDate } from '#kit/text/short-dates.ts';
import { Badge } from '#kit/widgets/badge.tsx';
import { Button } from '#kit/widgets/button.tsx';
import { cartChange, useOptimisticCart } from '#shop/cart/use-cart.ts';
import type { Approval } from '#shop/checkout/approval/contract.ts';
import { orderPath } from '#shop/orders/order-label.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { addCartRows } from '#shop/wanted-rows/contract.ts';
import { whyNot } from '#shop/wanted-rows/preview/use-add-rows.ts';
import styles from './approvals.module.css';
import { DeclineWindow } from './decline-window.tsx';
import { RequestedRows } from './requested-rows.tsx';
import { useApprove } from './use-approve.ts';

type Props = { approval: Approval; mayApprove: boolean };

/** One request: what it is for and what became of it, with what the reader may do. */
export function Request({ approval, mayApprove }: Props) {
  const t = useT();
  const language = useLanguage();
  const { State, RequestedBy: name, OrderId, CurrencyCode } = approval;
  const money = (amount: number) => moneyInWords(wireToOre(amount), CurrencyCode, language);
  const isWaiting = State === 'waiting';
  const day = shortDate(stockholmToday(new Date(approval.CreateDate)), language);
  return (
    <article className={styles.request} aria-labelledby={`request-${approval.Id}`}>
      <div className={styles.head}>
        <h2 id={`request-${approval.Id}`}>
          {t('approvals.asked', { name, day })}: {money(approval.TotalAmount)}
        </h2>
        <Badge kind={State === 'approved' ? 'good' : State === 'waiting' ? 'news' : 'quiet'}>
          {t(`approvals.state.${State}`)}
        </Badge>
        {approval.DecidedBy && (
          <span className={styles.quiet}>{t('approvals.decidedBy', { name: approval.DecidedBy })}</span>
        )}
      </div>
      <p>
        {t('approvals.goods')}: {money(approval.Goods)}. {t('approvals.total')}: {money(approval.TotalAmount)}
        .
      </p>
      {approval.Note !== '' && (
        <p>
          {t('approvals.note')}: {approval.Note}
        </p>
      )}
      {approval.Reason !== '' && <p>{t('approvals.why', { reason: approval.Reason })}</p>}
      {OrderId !== null && (
        <p>
          <Link to={orderPath(OrderId)}>
            {t(State === 'approved' ? 'approvals.order' : 'approvals.addsTo', { number: OrderId })}
          </Link>
        </p>
      )}
      {State === 'lapsed' && (
        <p>
          {approval.Reason === '' && t('approvals.lapsedText')} {t('approvals.rowsInList')}{' '}
          <Link to="/lists">{t('lists.title')}</Link>
        </p>
      )}
      <RequestedRows approval={approval} />
      {isWaiting && mayApprove && <Decide approval={approval} />}
      {State === 'declined' && approval.IsOwn && <ToCart approval={approval} />}
    </article>
  );
}

/** The buttons of an administrator; whoever asked may only decline. */
function Decide({ approval }: Pick<Props, 'approval'>) {
  const t = useT();
  const language = useLanguage();
  const [isDeclining, setDeclining] = useState(false);
  const approve = useApprove();
  const { RequestedBy: name, CurrencyCode, TotalAmount } = approval;
  const amount = moneyInWords(wireToOre(TotalAmount), CurrencyCode, language);
  const { error } = approve;
  return (
    <>
      {approval.IsOwn && <p className={styles.quiet}>{t('approvals.ownWaits')}</p>}
      <div className={styles.acts}>
        {!approval.IsOwn && (
          <Button
            kind="primary"
            aria-label={t('approvals.approveOne', { name, amount })}
            busy={approve.isPending && t('approvals.approving')}
            onClick={() => approve.mutate(approval)}
          >
            {t('approvals.approve')}
          </Button>
        )}
        <Button
          aria-haspopup="dialog"
          aria-label={t('approvals.declineOne', { name })}
          onClick={() => setDeclining(true)}
        >
          {t('approvals.decline')}
        </Button>
      </div>
      {error && (
        <p className={styles.failure} role="alert">
          {error.is('cart-changed')
            ? t('approvals.newTotal', {
                amount: moneyInWords(
                  wireToOre(error.problem?.TotalAmount ?? TotalAmount),
                  CurrencyCode,
                  language,
                ),
              })
            : t('approvals.failed', {
                reason: error.problem?.detail || error.problem?.title || t('general.commonError'),
              })}
        </p>
      )}
      {isDeclining && <DeclineWindow approval={approval} onClose={() => setDeclining(false)} />}
    </>
  );
}

/** Puts what was declined in the cart again, to be ordered otherwise. */
function ToCart({ approval }: Pick<Props, 'approval'>) {
  const t = useT();
  const cart = useOptimisticCart();
  const { mutate, isPending } = useMutation<OutputOf<typeof addCartRows>, CallError>({
    ...cartChange,
    mutationFn: () =>
      callOverHttp(addCartRows, {
        Rows: approval.Rows.flatMap(({ Article, Quantity }) =>
          Article && Quantity > 0 ? [{ ArticleId: Article.ArticleId, Quantity }] : [],
        ),
        Mode: 'add',
      }),
    onSuccess: ({ Cart }) => {
      cart.replace(Cart);
      toast(t('approvals.inCart'));
    },
    onError: (error) => {
      cart.readAgain();
      toast(whyNot(error, t), { error: true });
    },
  });
  return (
    <div className={styles.acts}>
      <Button size="s" busy={isPending && t('general.saving')} onClick={() => mutate()}>
        {t('approvals.toCart')}
      </Button>
    </div>
  );
}
