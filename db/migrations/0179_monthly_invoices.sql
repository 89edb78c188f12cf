-- One invoice a month for all that was sent to the customer.
alter table customer add column monthly_invoice boolean not null default false;
