-- Whether the customer's delivery notes say what things cost: most shops let their staff unpack without it.
alter table customer add column prices_on_delivery_notes boolean not null default false;
