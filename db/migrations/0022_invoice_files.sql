-- The PDF of an invoice that was made elsewhere, by its key among the pictures.
alter table invoice add column pdf_key text;
