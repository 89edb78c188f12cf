-- What became of an application: a customer of ours, or a no.
alter table reseller_application add column decided_at timestamptz;
alter table reseller_application add column decision text check (decision in ('accepted', 'declined'));
alter table reseller_application add column customer_id integer references customer (id) on delete set null;
create index reseller_application_open on reseller_application (created_at desc, id desc);
create index reseller_application_customer on reseller_application (customer_id);
