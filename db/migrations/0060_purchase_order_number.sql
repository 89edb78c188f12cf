-- The number under which the customer's own system knows an order; empty where they gave none.
alter table customer_order add column purchase_order_number text not null default '';
alter table invoice add column purchase_order_number text not null default '';
create index customer_order_purchase on customer_order (lower(purchase_order_number))
where purchase_order_number <> '';
