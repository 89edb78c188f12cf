-- The languages of the shop are a list in its code; LANGUAGES says which of them it shows.
alter table customer drop constraint customer_language_check;
alter table customer add constraint customer_language_check check (language ~ '^[a-z]{2}$');
