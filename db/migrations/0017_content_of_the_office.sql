-- Without a moment a story is being written, and nobody outside the office knows of it. What is deleted can be brought back.
alter table press_message alter column publish_at drop not null;
alter table press_message add column deleted_at timestamptz;
alter table press_article alter column publish_at drop not null;
alter table press_article add column deleted_at timestamptz;
