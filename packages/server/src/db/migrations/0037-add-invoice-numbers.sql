-- Invoices have numbers of their own: consecutive and without gaps in each store, whatever becomes of orders.

create table invoice_counter (
  site_id uuid primary key references site,
  next bigint not null default 1
);

create table order_invoice (
  site_id uuid not null,
  order_id uuid not null,
  number bigint not null check (number > 0),
  issued_at timestamptz not null,
  primary key (site_id, order_id),
  unique (site_id, number),
  foreign key (site_id, order_id) references orders on delete cascade
);
