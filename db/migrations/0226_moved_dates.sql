-- What becomes of the day on which the missing pieces of a row are expected: the day before, in Sweden the day on which
-- it was changed, whether the staff set it for this row, and whether the customer is still to be told. Days of before
-- are not known and tell nobody anything.
alter table order_row
  add column previous_expected_date date,
  add column date_changed_on date,
  add column date_by_hand boolean not null default false,
  add column date_untold boolean not null default false;
create index order_row_untold on order_row (order_id) where date_untold;

-- Articles whose expected day has changed, until the open orders have followed. Whatever changes an article notes it: a
-- file, the office, a change of many or the undoing of one.
create table moved_article (
  article_id integer primary key references article (id) on delete cascade
);

create or replace function note_moved_article() returns trigger language plpgsql as $$
begin
  insert into moved_article (article_id) values (new.id) on conflict (article_id)
    -- The row is locked, so that whoever takes it meanwhile leaves it for the next time.
    do update set article_id = excluded.article_id;
  return null;
end $$;
create trigger article_moved after update of estimated_delivery_date on article
  for each row when (old.estimated_delivery_date is distinct from new.estimated_delivery_date)
  execute function note_moved_article();
