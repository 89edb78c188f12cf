-- Above this sum of goods excluding VAT, in öre of the customer's currency, an order of the person needs an approval.
-- Null for no limit.
alter table person add column order_limit bigint check (order_limit >= 0);

-- Who approved an order, by name; '' for one that needed none.
alter table customer_order add column approved_by text not null default '';

-- What somebody asks an administrator to order. The choices are those of the checkout, as they were sent.
create table approval (
  id integer generated always as identity primary key,
  -- No reference: whose a request and its cart are is found by the person, when a customer is exported or erased.
  customer_id integer not null,
  -- Who asked, the customer's number included; the name stays when the person is removed.
  person_id integer not null references person (id) on delete cascade,
  requested_by text not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined', 'lapsed')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text not null default '',
  checkout jsonb not null,
  currency_code text not null,
  -- In öre, as it was when it was asked or ordered; the total includes VAT.
  goods bigint not null,
  total_amount bigint not null,
  reason text not null default '',
  order_id integer
);
create index approval_customer on approval (customer_id, created_at desc, id desc);
create index approval_waiting on approval (created_at) where state = 'waiting';
create index approval_person on approval (person_id);

-- What was asked for, which stays when it is ordered.
create table approval_row (
  approval_id integer not null references approval (id) on delete cascade,
  row_number integer not null,
  article_id integer not null references article (id) on delete cascade,
  quantity integer not null,
  price bigint not null,
  primary key (approval_id, row_number)
);
create index approval_row_article on approval_row (article_id);

-- The rows wait in a cart that is nobody's, from which an order is placed as from any other.
alter table cart alter column person_id drop not null;
alter table cart add column approval_id integer unique references approval (id) on delete cascade;
drop trigger cart_person on cart;
create trigger cart_person before insert on cart
  for each row when (new.person_id is null and new.approval_id is null) execute function fill_person_of_number();
