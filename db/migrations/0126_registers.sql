-- Names of registers in the third language that a shop can be shown in.
alter table way_of_delivery add column name_de text;
alter table colour add column name_de text;
alter table material add column name_de text;

-- Where a way is offered; empty for everywhere.
alter table way_of_delivery add column countries text[] not null default '{}';

-- An order stays one that is collected, whatever becomes of its way.
alter table customer_order add column collected boolean not null default false;
update customer_order
set collected = true
from way_of_delivery as way
where way.id = customer_order.way_of_delivery_id and way.collected;

-- A shop that has no way of delivery can take no order.
insert into way_of_delivery (name_sv, name_en, name_de, sort)
select 'Fraktas', 'Delivery', 'Lieferung', 1
where not exists (select from way_of_delivery);
