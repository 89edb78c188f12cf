-- Whether the customer is asked for its own customer number with the carrier, who is paid by the customer.
alter table way_of_delivery add column carrier_account boolean not null default false;
-- That number; '' where it was not asked for, or not given.
alter table customer_order add column carrier_account text not null default '';
