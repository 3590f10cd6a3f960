-- A member and the contact of that member are one person. Storefronts written for the provider use either id for the other, so
-- both are the same from now on. Orders that name a contact follow, and orders of members name theirs.
update orders o set contact_id = m.member_id, wire = jsonb_set(o.wire, '{buyerInfo,contactId}', to_jsonb(m.member_id::text))
  from member m where m.site_id = o.site_id and m.contact_id = o.contact_id and m.contact_id <> m.member_id;
update orders set contact_id = member_id, wire = jsonb_set(wire, '{buyerInfo,contactId}', to_jsonb(member_id::text))
  where member_id is not null and contact_id is distinct from member_id;
update member set contact_id = member_id where contact_id <> member_id;

create index order_of_contact on orders (site_id, contact_id, created_at) where contact_id is not null;
