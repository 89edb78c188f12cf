-- What of a picture must be seen where it is cut to a square, in percent from its left and upper edges.
alter table image add column focus_x integer check (focus_x between 0 and 100);
alter table image add column focus_y integer check (focus_y between 0 and 100);
-- Another focus is another picture of the same file, so that what browsers have kept stays true.
alter table image drop constraint image_file_key;
create index image_file on image (file);
