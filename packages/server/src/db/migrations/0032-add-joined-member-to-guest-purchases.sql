-- The account with the confirmed address that a guest bought with. The buyer stays who bought: the guest, by visitor and by the link in
-- the mails; the member of that account sees the purchase, too.
alter table orders add column joined_member_id uuid;
alter table booking add column joined_member_id uuid;
alter table ticket add column joined_member_id uuid;

alter table orders add check (joined_member_id is null or member_id is null);

create index order_of_joined_member on orders (site_id, joined_member_id, created_at) where joined_member_id is not null;
create index booking_of_joined_member on booking (site_id, joined_member_id, created_at) where joined_member_id is not null;
create index ticket_of_joined_member on ticket (site_id, joined_member_id, created_at) where joined_member_id is not null;

create index order_of_guest_by_email on orders (site_id, lower(email)) where member_id is null and joined_member_id is null;
create index booking_of_guest_by_email on booking (site_id, lower(contact->>'email')) where member_id is null and joined_member_id is null;
create index ticket_of_guest_by_email on ticket (site_id, lower(email)) where member_id is null and joined_member_id is null;
