-- The week of the first of several deliveries, as the customer was told with the order; null once something was sent,
-- and for orders that are sent at once.
alter table customer_order add column told_first_week text;
