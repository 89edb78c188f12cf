-- Whether visitors see the shop, and whether they see its press room before that. One row.
create table opening (
  id integer primary key default 1 check (id = 1),
  is_open boolean not null default false,
  press_is_open boolean not null default false
);
-- A shop that has landed before this was open.
insert into opening (is_open)
select exists (select from customer) or exists (select from staff);

-- What the owner has said of the checklist: lines that do not concern the shop.
create table opening_skipped (key text primary key);

-- When the last backup of this shop was made.
create table last_backup (
  id integer primary key default 1 check (id = 1),
  made_at timestamptz not null
);
