-- Whose personal data was erased: said again to a backup of before, when that is restored.
create table erased_customer (
  customer_id integer primary key,
  erased_at timestamptz not null
);
