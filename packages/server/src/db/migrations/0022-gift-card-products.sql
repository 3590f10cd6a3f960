-- The few products that are gift cards, found among all others.
create index product_is_gift_card on product (site_id, price, product_id) where doc ->> 'giftCard' = 'true';
