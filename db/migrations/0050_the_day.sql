-- The office's start page counts what waits to be invoiced, and mails that could not be sent.
create index customer_order_unfinished on customer_order (created_at desc, id desc) where status in (1, 2, 3);
create index outbox_mail_dead on outbox_mail (id) where sent_at is null and dead_at is not null;
