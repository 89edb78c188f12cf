-- How far the maker gives a customer credit. A customer without a row has no limit and is stopped by nothing else than
-- what is overdue. The limit is in öre of the customer's currency.
create table customer_credit (
  customer_id integer primary key references customer (id) on delete cascade,
  credit_limit bigint check (credit_limit >= 0),
  stop text not null default 'limit' check (stop in ('limit', 'always', 'never')),
  fee_agreed boolean not null default false,
  terms_agreed date
);

-- Why an order waits; null for one that does not. A released one is not held again by itself.
alter table customer_order add column held text check (held in ('creditLimit', 'overdue', 'manual'));
alter table customer_order add column was_released boolean not null default false;
create index customer_order_held on customer_order (created_at desc, id desc) where held is not null;
