-- People of a customer log in with an e-mail address and a password of their own. Whoever logs in with the number has
-- neither here: those are the customer's.
alter table person
  add column email text not null default '',
  add column password_hash text,
  -- Null for the customer's.
  add column language text,
  add column order_mails boolean not null default true,
  add column version integer not null default 1,
  add column logged_in_at timestamptz,
  -- A person who was removed keeps the name, which stands on orders, and nothing else.
  add column removed_at timestamptz;
create index person_email on person (lower(email)) where email <> '';
create unique index person_email_of_customer on person (customer_id, lower(email)) where email <> '';

-- Whether the customer's own address gets the mails of orders.
alter table customer add column order_mails boolean not null default true;

-- Links mailed to people. Those of the customer's number are in password_reset, by which nodes of the version before log
-- the number in.
create table person_link (
  token_hash text primary key,
  person_id integer not null references person (id) on delete cascade,
  kind text not null check (kind in ('invite', 'reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index person_link_person on person_link (person_id);

-- Null for the customer's number.
alter table shopping_list add column owner_id integer references person (id) on delete set null;
create index shopping_list_owner on shopping_list (owner_id) where owner_id is not null;

-- Who ordered, by name, which stays when the person is removed; '' for whoever logs in with the number. person_id is for
-- mails about the order, and no reference: checking one on every order costs time.
alter table customer_order
  add column ordered_by text not null default '',
  add column person_id integer;
