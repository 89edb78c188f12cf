-- How many events other systems have been told of the order: the first is that it was placed.
alter table customer_order add column event_sequence integer not null default 1;
