-- What is left of an invoice within the tolerance of payments is settled by an entry beside the payment.
alter table payment drop constraint if exists payment_source_check;
alter table payment add constraint payment_source_check check (source in ('office', 'file', 'earlier', 'rounding'));
