-- Which process has a call under way: the number of the lock it holds for as long as it lives. What the dead had under way is nobody's.
alter table idempotency_key add column holder integer;

-- A part of what is held can be taken: how much, written down before the provider is asked.
alter table payment_attempt add column taken numeric(18, 3) check (taken > 0 and taken <= amount);
alter table sandbox_payment add column taken numeric(18, 3);

-- Who caused an event: `member 0f3c...`; none when the shop did it by itself.
alter table outbox add column acted text;
