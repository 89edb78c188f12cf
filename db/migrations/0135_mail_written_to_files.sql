-- A mail that became a file, because no mail server was set, has reached nobody. `sent_at` is then when it was written.
alter table outbox_mail add column is_file boolean not null default false;
