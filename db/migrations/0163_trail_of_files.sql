-- What the file of a person changed, row by row, until its run is forgotten.
create table exchange_run_change (
  run_id integer not null references exchange_run (id) on delete cascade,
  line integer not null,
  key text not null,
  is_new boolean not null,
  -- The columns that changed, each with what stood there and what stands there now.
  fields jsonb not null,
  -- Whose data it is: erasing the customer erases it.
  customer_id integer references customer (id) on delete cascade,
  primary key (run_id, line)
);
create index exchange_run_change_customer on exchange_run_change (customer_id) where customer_id is not null;

alter table exchange_run add column undone_at timestamptz;

-- Which file changed it; the run is forgotten before the entry.
alter table change_log add column run_id integer;

-- A file of articles or prices is a change of many articles too, and is undone like one.
alter table bulk_change add column run_id integer references exchange_run (id) on delete set null;
create index bulk_change_run on bulk_change (run_id) where run_id is not null;
