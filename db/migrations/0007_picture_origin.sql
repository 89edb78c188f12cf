-- Where and when a picture was taken, for those who print it.
alter table image add column place_sv text not null default '';
alter table image add column place_en text;
alter table image add column taken_on date;
