import { useState } from 'react';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { useMayInterrupt } from '#kit/browser/use-may-interrupt.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { listWebTexts } from '#shop/texts/web-text-contract.ts';
import { useLogin } from '#shop/login/use-login.ts';
import { listDueInvoices } from './contract.ts';
import { dueInvoicesSeen } from './due-invoices-seen.ts';

const DueInvoicesWindow = lazyPart(async () => (await import('./due-invoices-window.tsx')).DueInvoicesWindow);

/**
 * Opens the window of overdue invoices once after each log-in of a customer who has any; `dueInvoicesSeen` is forgotten
 * at log-out. It waits while something is typed.
 */
export function DueInvoicesNotice() {
  const login = useLogin();
  if (login.state !== 'in' || !login.user.SeesInvoices) return null;
  return <NoticeOf key={login.person} person={login.person} />;
}

function NoticeOf({ person }: { person: string }) {
  const [isSeen, setSeen] = useState(() => dueInvoicesSeen.by(person));
  const { data: invoices = [] } = useEndpoint(listDueInvoices, {}, { enabled: !isSeen });
  const hasDue = !isSeen && invoices.length > 0;
  // The window would move under a press when its text comes after it.
  const { isPending } = useEndpoint(listWebTexts, {}, { enabled: hasDue });
  const mayOpen = useMayInterrupt(hasDue && !isPending);
  if (!mayOpen) return null;
  const close = () => {
    dueInvoicesSeen.remember(person);
    setSeen(true);
  };
  // After a failed load it does not count as seen, and is shown when the page is next loaded.
  return <DueInvoicesWindow invoices={invoices} onClose={close} onFailed={() => setSeen(true)} />;
}
