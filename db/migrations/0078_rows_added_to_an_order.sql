-- When a row was added to an order that stood already, and which of the staff did it on the customer's behalf; null and
-- empty for the rows with which the order was placed.
alter table order_row add column added_at timestamptz;
alter table order_row add column added_by text not null default '';
