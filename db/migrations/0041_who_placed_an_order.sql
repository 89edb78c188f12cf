-- The name of the staff member who placed the order in the customer's place; '' where the customer did.
alter table customer_order add column placed_by text not null default '';
