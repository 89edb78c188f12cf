-- What is taken next is the first of its index, however much waits.
drop index outbox_mail_due;
create index outbox_mail_due on outbox_mail (next_try_at, id) where sent_at is null and dead_at is null;
drop index webhook_message_due;
create index webhook_message_due on webhook_message (next_try_at, id) where sent_at is null and dead_at is null;
