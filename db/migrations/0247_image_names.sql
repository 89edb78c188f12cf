-- The same bytes sent under several names are one picture, which is called by the last of them: those before it.
create table image_former_name (
  image_id integer not null references image (id) on delete cascade,
  name text not null,
  primary key (image_id, name)
);
