-- Calls of staff that were made with an Idempotency-Key and do their work in parts: each part is done once.
create table staff_call (
  id integer generated always as identity primary key,
  staff_id integer not null references staff (id) on delete cascade,
  endpoint text not null,
  idempotency_key text not null,
  body_hash text not null,
  created_at timestamptz not null,
  unique (staff_id, endpoint, idempotency_key)
);
create index staff_call_created on staff_call (created_at);

create table staff_call_part (
  staff_call_id integer not null references staff_call (id) on delete cascade,
  part integer not null,
  -- JSON null while the part is being done, which nobody else sees.
  answer jsonb not null,
  primary key (staff_call_id, part)
);
