-- What the customer was told of the missing part of a row when it was ordered: the month in which it was expected, or
-- when what is made to order is delivered. `expected_date` is what the office has said since.
alter table order_row add column promised_date date;
alter table order_row add column promised_text text not null default '';
-- When the whole order was cancelled; unknown of those cancelled before.
alter table customer_order add column cancelled_at timestamptz;
