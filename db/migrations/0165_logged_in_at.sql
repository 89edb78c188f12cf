-- When somebody last logged in with the customer's number; null for never, or for not since it is kept.
alter table customer add column logged_in_at timestamptz;
-- A session that is still there, or an order that the customer placed, tells of those before. This changes nothing of
-- what the customer is.
update customer set logged_in_at = known.at
from (
  select customer_id, max(at) as at
  from (
    select customer_id, created_at as at from session where not auth_used
    union all
    select customer_id, created_at from customer_order where placed_by = ''
  ) as each_of_them
  group by customer_id
) as known
where known.customer_id = customer.id;
