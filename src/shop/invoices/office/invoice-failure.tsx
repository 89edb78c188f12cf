import desk from '#shop/office/desk.module.css';
import type { ActKind, InvoiceActs } from './use-invoice-acts.ts';

/** Shows beside the action why it was refused. */
export function ActFailure({ acts: { failure }, of }: { acts: InvoiceActs; of: readonly ActKind[] }) {
  if (!failure || !of.includes(failure.kind)) return null;
  return (
    <p role="alert" className={desk.failure}>
      {failure.text}
    </p>
  );
}
