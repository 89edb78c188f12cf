-- Mailed links that open one invoice without a log-in. The token itself is stored nowhere.
create table invoice_link (
  token_hash text primary key,
  invoice_id integer not null references invoice (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index invoice_link_invoice on invoice_link (invoice_id);
create index invoice_link_expiry on invoice_link (expires_at);

-- What is attached to a mail, as `invoice:100312`: it is read when the mail is sent, and its bytes are never kept here.
alter table outbox_mail add column attachment text;
