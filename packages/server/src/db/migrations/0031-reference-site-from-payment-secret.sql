-- Forged messages could leave secrets of sites that do not exist; a secret belongs to a site.
delete from payment_secret where not exists (select from site where site.site_id = payment_secret.site_id);
alter table payment_secret add foreign key (site_id) references site;
