-- Gift cards that were bought for someone: whom they are for, and when they are sent. Until it is sent nobody knows a card's code.

create table gift_card_delivery (
  site_id uuid not null,
  gift_card_id uuid not null,
  recipient_name text not null default '',
  recipient_email text not null,
  sender_name text not null default '',
  message text not null default '',
  deliver_at timestamptz not null,
  delivered_at timestamptz,
  order_id uuid,
  line_id text collate "C",
  primary key (site_id, gift_card_id),
  foreign key (site_id, gift_card_id) references gift_card
);
create index gift_card_delivery_due on gift_card_delivery (deliver_at) where delivered_at is null;
create index gift_card_delivery_of_order on gift_card_delivery (site_id, order_id) where order_id is not null;
create index gift_card_by_newest on gift_card (site_id, created_at desc, gift_card_id desc);
