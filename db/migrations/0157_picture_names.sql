-- The name that a picture's file was sent with, and what its bytes were then: the same bytes twice are one picture.
alter table image add column file_name text;
alter table image add column sha256 text;
create index image_sha256 on image (sha256) where sha256 is not null;
