-- When the office last changed it; null of one that has not been changed since this was kept.
alter table press_message add column changed_at timestamptz;
