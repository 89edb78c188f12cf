-- The office's day shows what has been overdue longest.
create index invoice_due on invoice (due_date, invoice_number)
where not is_paid and not is_annulled and credits_invoice_number is null;
