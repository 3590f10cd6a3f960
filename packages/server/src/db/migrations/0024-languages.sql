-- In which language somebody is written to: the one they bought, booked or asked in. None: the store's own.
alter table booking add column language text collate "C";
alter table ticket add column language text collate "C";
alter table ticket_waiting add column language text collate "C";
alter table gift_card_delivery add column language text collate "C";
