-- The program whose files have these headings, when a person has said so.
alter table file_layout add column profile text;
