-- What a row was called, and what was promised about it, in both languages: it is shown in the reader's. Null for rows
-- from before, which have the texts of the buyer's language only.
alter table order_row add column description_sv text;
alter table order_row add column description_en text;
alter table order_row add column promised_text_sv text;
alter table order_row add column promised_text_en text;
