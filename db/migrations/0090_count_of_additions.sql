-- How often rows were added to an order: its additions are limited.
alter table customer_order add column addition_count integer not null default 0;
update customer_order
set addition_count = added.times
from (
  select order_id, count(distinct added_at) as times from order_row where added_at is not null group by order_id
) as added
where added.order_id = customer_order.id;
