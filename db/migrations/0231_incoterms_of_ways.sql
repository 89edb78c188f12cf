-- The terms of what leaves the union, by the way in which it leaves; '' for those of the settings.
alter table way_of_delivery
  add column incoterms text not null default '',
  add column incoterms_place text not null default '';
