-- Where an article lies in the maker's storeroom, as people write it there: B3, 12-04-2.
alter table article add column shelf text not null default '';
