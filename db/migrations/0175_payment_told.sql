-- The day on which a customer says that an invoice has been paid; the money itself comes later, or does not.
create table payment_told (
  invoice_id integer primary key references invoice (id) on delete cascade,
  paid_on date not null,
  told_at timestamptz not null
);
