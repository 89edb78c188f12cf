-- Which columns of a customer's lists are the quantity, as the customer has answered, by the words of their heading.
create table quantity_answer (
  customer_id integer not null references customer (id) on delete cascade,
  heading_key text not null,
  columns text not null,
  answered_at timestamptz not null,
  primary key (customer_id, heading_key)
);
