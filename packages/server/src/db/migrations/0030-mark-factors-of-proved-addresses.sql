-- A factor is enrolled only by a member who proved the login address. Proving the address again, as a password reset does,
-- then leaves the factor in place. Factors from before count as proved where the address was verified.
alter table factor add column address_proved boolean not null default false;
update factor f set address_proved = true from member m
  where m.site_id = f.site_id and m.member_id = f.member_id and (m.login_email_verified or m.login_email is null);
