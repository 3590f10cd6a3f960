import sql, { type Sql } from 'sql-template-tag';
import type { DataSubject, PersonalData } from '../../db/index.ts';
import { deleted, publishAll } from '../../events/index.ts';
import { CART_ENTITY } from '../rules/cart-state.ts';

const theirs = ({ memberId, emails }: DataSubject): Sql =>
  sql`((owner_kind = 'member' and owner_id = ${memberId ?? null}::uuid) or lower(doc->'info'->>'email') = any(${emails}::text[]))`;

/** Carts hold what a person looked at, where they live and what they noted. */
export const cartPersonalData: PersonalData = {
  name: 'carts',
  export: (reader, siteId, subject) =>
    reader.query(sql`select cart_id as id, doc as content, created_at as "createdDate", updated_at as "updatedDate"
    from cart where site_id = ${siteId} and ${theirs(subject)} order by created_at, cart_id`),
  erase: async (tx, siteId, subject) => {
    const rows = await tx.query<{ cartId: string }>(
      sql`delete from cart where site_id = ${siteId} and ${theirs(subject)} returning cart_id as "cartId"`,
    );
    await publishAll(
      tx,
      siteId,
      rows.map(({ cartId }) => ({
        type: 'wix.ecom.v1.cart_deleted' as const,
        entityType: CART_ENTITY,
        entityId: cartId,
        body: deleted(),
      })),
    );
    return {};
  },
};
