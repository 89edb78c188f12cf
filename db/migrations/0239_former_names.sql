-- What articles were called before, so that their orders are found by the name under which they were ordered. Whatever
-- changes an article notes it: a file, the office, a change of many or the undoing of one.
create table article_former_name (
  article_id integer not null references article (id) on delete cascade,
  name text not null,
  primary key (article_id, name)
);

create or replace function note_former_name() returns trigger language plpgsql as $$
begin
  insert into article_former_name (article_id, name)
    select new.id, former.name from unnest(array[old.name_sv, old.name_en]) as former (name)
    where coalesce(former.name, '') not in ('', new.name_sv, coalesce(new.name_en, ''))
    on conflict do nothing;
  return null;
end $$;
create trigger article_renamed after update of name_sv, name_en on article
  for each row when ((old.name_sv, old.name_en) is distinct from (new.name_sv, new.name_en))
  execute function note_former_name();

insert into article_former_name (article_id, name)
  select distinct article.id, ordered.name
  from order_row
  join article on article.id = order_row.article_id
  cross join lateral (
    values (order_row.description), (order_row.description_sv), (order_row.description_en)
  ) as ordered (name)
  where coalesce(ordered.name, '') not in ('', article.name_sv, coalesce(article.name_en, ''));
