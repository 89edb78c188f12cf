-- What staff note of an order, for each other; the customer never sees it. A pinned one stands on the pick list too.
create table order_note (
  id integer generated always as identity primary key,
  order_id integer not null references customer_order (id) on delete cascade,
  noted_at timestamptz not null,
  -- By name, which stays when the staff member is removed.
  noted_by text not null,
  body text not null,
  pinned boolean not null default false
);
create index order_note_order on order_note (order_id, id);
