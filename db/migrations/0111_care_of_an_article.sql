-- How an article is cared for, in both languages of the maker.
alter table article add column care_sv text not null default '', add column care_en text;
