-- What the carrier's numbers of parcels look like, as src/shop/order-model/sending/parcel-pattern.ts reads it; '' for
-- anything.
alter table way_of_delivery add column parcel_pattern text not null default '';
