-- Calls that were made with an Idempotency-Key: a repeat with the same key and body gets the same answer and does nothing.
create table idempotent_call (
  customer_id integer not null references customer (id) on delete cascade,
  endpoint text not null,
  idempotency_key text not null,
  body_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (customer_id, endpoint, idempotency_key)
);
create index idempotent_call_created on idempotent_call (created_at);
