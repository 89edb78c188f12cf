-- The same bytes sent under several names are one picture, which is called by the last of them: those before it.
create table image_former_name (
  image_id integer not null references image (id) on delete cascade,
  name text not null,
  primary key (image_id, name)
);

-- Texts below a picture that were written in a story which nobody may see yet, and become those of the picture with it:
-- columns of the picture, and the numbers of the articles that it shows. Null where none wait.
alter table press_message_image add column waiting_words jsonb;
alter table press_article_image add column waiting_words jsonb;
