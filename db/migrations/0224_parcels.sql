-- The carrier's numbers of the parcels of a consignment, as they were told. `carrier_number` stays the first of them: the
-- nodes of the version before read it, and write nothing else.
alter table consignment add column parcels text[] not null default '{}';
update consignment set parcels = array[carrier_number] where carrier_number <> '';
create index consignment_parcels on consignment using gin (parcels);

-- What a consignment weighed with its packaging; null where nobody told.
alter table consignment add column gross_weight_g integer check (gross_weight_g > 0);

create or replace function fill_parcels() returns trigger language plpgsql as $$
begin
  new.parcels := array[new.carrier_number];
  return new;
end $$;
create trigger consignment_parcels before insert on consignment
  for each row when (new.carrier_number <> '' and new.parcels = '{}') execute function fill_parcels();
