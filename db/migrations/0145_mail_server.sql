-- The mail server that the owner has set, where the environment names none; at most one row.
create table mail_server (
  id integer primary key default 1 check (id = 1),
  host text not null,
  port integer not null,
  username text not null,
  -- Sealed; null where the server asks for none.
  password text,
  mail_from text not null,
  orders_to text not null
);
