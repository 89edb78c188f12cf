-- Keys that were made before rights were split by kind of file take every kind that there was then. Their owners are
-- told, and make new ones with what is needed.
alter table exchange_key add column made_before_kinds boolean not null default false;

update exchange_key set made_before_kinds = true
where rights like '%exchange.in.groups%exchange.in.articles%exchange.in.prices%exchange.in.stock%exchange.in.customers%exchange.in.order-status%exchange.in.invoices%'
  and created_at <= (select applied_at from migration where name = '0035_changed_emails_and_kinds_of_keys.sql');
