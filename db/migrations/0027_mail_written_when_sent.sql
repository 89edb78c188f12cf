-- Who writes the mail when it is sent, and all that it is written from, as JSON; null of a mail that is written already.
alter table outbox_mail add column writer text, add column facts text;
