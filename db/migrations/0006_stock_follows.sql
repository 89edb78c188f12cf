create index article_changed on article (changed_at);
