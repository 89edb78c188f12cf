import { DueInvoicesNotice } from '#shop/invoices/due-invoices-notice.tsx';
import { ForcedPasswordWindow } from '#shop/login/password/forced-password-window.tsx';
import { forgetDrafts } from '#kit/browser/forget-drafts.ts';

/** The windows that a customer is met with; a visitor's first visit does without their code. */
export function CustomerWindows() {
  return (
    <>
      <DueInvoicesNotice />
      <ForcedPasswordWindow onLoggedOut={forgetDrafts} />
    </>
  );
}
